import { all, atopList, inList } from './fixture/edits';
import { breaking, harmless } from './static-change';

const taken = (statement: string, ...uses: readonly string[]) =>
  all(atopList(statement), ...uses.map(inList));
const whole = (library: string) => `import * as Router from '${library}';`;

/** Changes of what a package imports from the shared libraries. */
export const libraryChanges = [
  ...breaking(
    [
      'a name of the router that is not shared',
      taken("import { createCookie } from 'react-router-dom';", "show(createCookie('a'));"),
      'build',
      "imports 'createCookie' from react-router-dom",
    ],
    [
      'a name that is not shared, by the router’s other name',
      taken("import { createCookie } from 'react-router';", "show(createCookie('a'));"),
      'build',
      "imports 'createCookie' from react-router",
    ],
    [
      'a name of the router that only a compiled module imports',
      (world) => {
        world.games.files['pages/list/ticket.js'] =
          "import { createCookie } from 'react-router-dom';\nexport const ticket = () => createCookie('a');";
        taken("import { ticket } from './ticket.js';", 'show(ticket());')(world);
      },
      'shared-names',
      'uses createCookie of react-router-dom',
    ],
    [
      'a member of the whole router that is not shared',
      taken(whole('react-router-dom'), 'show(Router.isCookie(1));'),
      'build',
      "imports 'isCookie' from react-router-dom",
    ],
    [
      'a member of the whole router by its other name',
      taken(whole('react-router'), 'show(Router.isCookie(1));'),
      'build',
      "imports 'isCookie' from react-router",
    ],
    [
      'a member that is taken out of the whole router',
      taken(whole('react-router'), 'const { isCookie } = Router; show(isCookie);'),
      'build',
      "imports 'isCookie' from react-router",
    ],
    [
      'a name that is asked for when it is needed',
      inList("show(() => import('react-router').then(({ createCookie }) => createCookie('a')));"),
      'build',
      "imports 'createCookie' from react-router",
    ],
    [
      'a part of the router that only its other name has',
      taken("import { HydratedRouter } from 'react-router/dom';", 'show(HydratedRouter);'),
      'build',
      "imports 'HydratedRouter' from a part of react-router",
    ],
  ),
  ...harmless(
    ['a name of the router that is shared', inList('show(useParams());')],
    [
      'a name that is shared, by the router’s other name',
      taken("import { useMatch } from 'react-router';", "show(useMatch('/'));"),
    ],
    [
      'the whole router, of which only shared names are used',
      taken(whole('react-router-dom'), 'show(Router.useParams());'),
    ],
    ['the whole router by its other name', taken(whole('react-router'), 'show(Router.useParams());')],
    [
      'shared names taken out of the whole router',
      taken(
        whole('react-router-dom'),
        'const { useParams: read, useHref } = Router; show(read(), useHref("/"));',
      ),
    ],
    [
      'a shared name of the whole router as a text',
      taken(whole('react-router-dom'), "show(Router['useParams']());"),
    ],
    [
      'a type of the whole router',
      taken(whole('react-router-dom'), 'const form: Router.FormProps | null = null; show(form);'),
    ],
    [
      'a type of the router',
      taken(
        "import type { FormProps } from 'react-router-dom';",
        'const form: FormProps | null = null; show(form);',
      ),
    ],
    [
      'a name of the router in a part that is not used',
      (world) => {
        world.games.files['pages/list/ticket.js'] =
          "import { createCookie } from 'react-router-dom';\nexport const ticket = () => createCookie('a');\nexport const one = 1;";
        taken("import { one } from './ticket.js';", 'show(one);')(world);
      },
    ],
    [
      'an element of the whole router',
      all(atopList(whole('react-router-dom')), inList('show(<Router.Link to="/shop">Shop</Router.Link>);')),
    ],
  ),
];
