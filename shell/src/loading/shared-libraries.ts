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

/**
 * What remotes get of the shared libraries. The router is cut down to what pages use, because sharing it
 * whole costs every visitor 20 KB; a remote that imports another name is refused by its own build.
 */
export const sharedLibraries = {
  react: React,
  'react-dom': ReactDOM,
  // Frozen: no remote may change what the others get. Of the modules above nobody can.
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
