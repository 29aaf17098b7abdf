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
 * Holds the libraries that remotes share: React whole, and of the router what pages use. The build of a remote refuses
 * an import of another name.
 */
export const sharedLibraries = {
  react: Object.freeze({ ...React }),
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
