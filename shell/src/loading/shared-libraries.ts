import * as React from 'react';
import * as ReactDOM from 'react-dom';
import {
  Await,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  useAsyncError,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';

const { ViewTransition: _ownTransitions, addTransitionType: _theirTypes, ...react } = React;

/**
 * What remotes get of the shared libraries. The router is cut down to what pages use, because sharing it
 * whole costs every visitor 20 KB; React's own view transitions are left out, because what they need costs another 4.
 * A remote that imports another name is refused by its own build.
 */
export const sharedLibraries = {
  react: Object.freeze(react),
  'react-dom': ReactDOM,
  // Frozen: no remote may change what the others get. Of the module above nobody can.
  'react-router-dom': Object.freeze({
    Await,
    isRouteErrorResponse,
    Link,
    Navigate,
    NavLink,
    Outlet,
    redirect,
    useAsyncError,
    useLoaderData,
    useLocation,
    useNavigate,
    useNavigation,
    useParams,
    useRevalidator,
    useRouteError,
    useSearchParams,
  }),
} as const;
