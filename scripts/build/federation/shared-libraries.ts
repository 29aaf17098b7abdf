/**
 * The libraries that must be one instance across shell and remotes, and their one version: the shell
 * provides them, no remote brings its own. package.json pins the same versions.
 */
export const sharedLibraries = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router-dom': '7.18.5',
} as const;

/**
 * What the shell shares of react-router-dom; its other names are left out of the shell's build. A test holds
 * this list against shell/src/loading/shared-libraries.ts.
 */
export const sharedNames = [
  'Await',
  'Link',
  'NavLink',
  'Navigate',
  'Outlet',
  'isRouteErrorResponse',
  'redirect',
  'useAsyncError',
  'useLoaderData',
  'useLocation',
  'useNavigate',
  'useNavigation',
  'useParams',
  'useRevalidator',
  'useRouteError',
  'useSearchParams',
] as const;
