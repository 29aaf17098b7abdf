import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Form, Outlet, useActionData, useLoaderData } from 'react-router-dom';
import { useHost } from '../host/host';
import { renderPage } from '../testing/render-page';
import { createTestHost } from '../testing/test-host';
import {
  CONTRACT_VERSION,
  defineRemote,
  notFound,
  type PageArguments,
  type PageModule,
  parseRemote,
} from './index';

const page = (path: string, text = path) => ({
  path,
  title: text,
  description: '',
  load: async () => ({ Page: () => <h1>{text}</h1> }),
});

describe('parseRemote', () => {
  const good = defineRemote({ name: 'remote-store', pages: {} });

  it('returns a definition unchanged', () => {
    expect(parseRemote('remote-store', good)).toBe(good);
  });

  it.each([
    [undefined, 'name, contract, pages, panels, mount, loadPanel'],
    [null, 'name, contract, pages, panels, mount, loadPanel'],
    [{ ...good, mount: undefined }, 'mount'],
    [{ ...good, mount: 'soon' }, 'mount'],
    [{ ...good, contract: null }, 'contract'],
  ])('names the missing part of %p', (value, missing) => {
    expect(() => parseRemote('remote-store', value)).toThrow(
      `Remote 'remote-store' exports no definition (missing: ${missing}); use defineRemote`,
    );
  });

  it('refuses the definition of another remote', () => {
    expect(() => parseRemote('remote-account', good)).toThrow(
      "The entry of remote 'remote-account' exports remote 'remote-store'",
    );
  });

  it('refuses a definition without contract versions', () => {
    expect(() => parseRemote('remote-store', { ...good, contract: { built: '1', needs: '1.0' } })).toThrow(
      "Remote 'remote-store' states no contract versions (built '1', needs '1.0')",
    );
  });

  it('throws an error that names the remote for any other value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => parseRemote('remote-store', value)).toThrow(
          "Remote 'remote-store' exports no definition",
        );
      }),
    );
  });
});

describe('defineRemote', () => {
  it('needs the contract it was built with, unless it states another version', () => {
    expect(defineRemote({ name: 'remote-a', pages: {} }).contract).toEqual({
      built: CONTRACT_VERSION,
      needs: CONTRACT_VERSION,
    });
    expect(defineRemote({ name: 'remote-a', needs: '2.1', pages: {} }).contract.needs).toBe('2.1');
  });

  it("passes a page's loader the host, the request and the parameters", async () => {
    const seen: PageArguments[] = [];
    const remote = defineRemote({
      name: 'remote-store',
      pages: {
        product: {
          ...page('/store/:productSlug'),
          load: async () => ({
            Page: () => <h1>{useLoaderData()}</h1>,
            loader: (args) => {
              seen.push(args);
              return `The ${args.params.productSlug}`;
            },
          }),
        },
      },
    });
    const { host } = renderPage(remote, '/store/rocket?from=mail');
    expect(await screen.findByRole('heading', { name: 'The rocket' })).toBeVisible();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.host.backend).toBe(host.backend);
    expect(new URL(seen[0]?.request.url ?? '').search).toBe('?from=mail');
  });

  it('loads the module of a page only on its first visit', async () => {
    const load = jest.fn(async () => ({ Page: () => <h1>Store</h1> }));
    const remote = defineRemote({
      name: 'remote-store',
      pages: { store: { ...page('/store'), load }, other: page('/other') },
    });
    const { router } = renderPage(remote, '/other');
    await screen.findByRole('heading', { name: '/other' });
    expect(load).not.toHaveBeenCalled();
    await act(() => router.navigate('/store'));
    await screen.findByRole('heading', { name: 'Store' });
    await act(() => router.navigate('/other'));
    await act(() => router.navigate('/store'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('mounts its pages with ids, handles and the host of each mount', () => {
    const remote = defineRemote({ name: 'remote-store', pages: { store: page('/store') } });
    const [root] = remote.mount(createTestHost());
    expect(root?.children).toMatchObject([
      {
        id: 'remote-store:store',
        path: '/store',
        handle: { page: 'store', definition: { title: '/store' } },
      },
    ]);
  });

  it('puts the page’s own title into the handle once its module is loaded', async () => {
    const meta = (name: string) => ({ title: name, description: '' });
    const remote = defineRemote({
      name: 'remote-store',
      pages: { store: { ...page('/store'), load: async () => ({ Page: () => <h1>Store</h1>, meta }) } },
    });
    const { router } = renderPage(remote, '/store');
    await screen.findByRole('heading');
    expect(router.state.matches.at(-1)?.route.handle).toMatchObject({ meta });
  });

  it('passes an action the host, the parameters and the fields of a form', async () => {
    const action = jest.fn(async ({ params, request, host }: PageArguments) => {
      const fields = Object.fromEntries(await request.formData());
      return `${fields.note} of ${params.owner} (${fields.kind}) on ${host.config.channel}`;
    });
    const remote = defineRemote({
      name: 'remote-store',
      pages: {
        notes: {
          ...page('/notes/:owner'),
          load: async () => ({
            action,
            Page: () => (
              <Form method="post">
                <input name="note" defaultValue="Soft soles" />
                <button type="submit" name="kind" value="draft">
                  Keep
                </button>
                <p>{useActionData<string>()}</p>
              </Form>
            ),
          }),
        },
      },
    });
    const { user, address } = renderPage(remote, '/notes/mara');
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    expect(await screen.findByText('Soft soles of mara (draft) on test')).toBeVisible();
    expect(address()).toBe('/notes/mara');
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('refuses a module without a Page, which the router would render as an empty page', async () => {
    const load = async () => ({}) as PageModule;
    const remote = defineRemote({
      name: 'remote-store',
      pages: { store: { ...page('/store'), load } },
    });
    const [root] = remote.mount(createTestHost());
    const lazy = root?.children?.[0]?.lazy as () => Promise<unknown>;
    await expect(lazy()).rejects.toThrow("The module of page 'store' exports no Page");
  });

  it('mounts pages with the same layout in one layout, which stays mounted between them', async () => {
    const rendered = jest.fn();
    function Layout() {
      rendered();
      return (
        <div data-testid="layout">
          <Outlet />
        </div>
      );
    }
    const remote = defineRemote({
      name: 'remote-account',
      pages: {
        one: { ...page('/one'), layout: Layout },
        two: { ...page('/two'), layout: Layout },
        bare: page('/bare'),
      },
    });
    const { router } = renderPage(remote, '/one');
    await screen.findByRole('heading', { name: '/one' });
    const layout = screen.getByTestId('layout');
    await act(() => router.navigate('/two'));
    await screen.findByRole('heading', { name: '/two' });
    expect(screen.getByTestId('layout')).toBe(layout);
    await act(() => router.navigate('/bare'));
    await screen.findByRole('heading', { name: '/bare' });
    expect(screen.queryByTestId('layout')).not.toBeInTheDocument();
  });

  it('shows the message of notFound(), thrown by a loader or a component', async () => {
    // React and the router print what a component throws.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const missing = () => {
      throw notFound('There is no product “ü”.');
    };
    const remote = defineRemote({
      name: 'remote-store',
      pages: {
        loader: { ...page('/loader'), load: async () => ({ Page: () => null, loader: missing }) },
        component: { ...page('/component'), load: async () => ({ Page: missing }) },
      },
    });
    const first = renderPage(remote, '/loader');
    expect(await screen.findByRole('alert')).toHaveTextContent('404 There is no product “ü”.');
    first.unmount();
    renderPage(remote, '/component');
    expect(await screen.findByRole('alert')).toHaveTextContent('404 There is no product “ü”.');
  });
});

describe('loadPanel', () => {
  const remote = defineRemote({
    name: 'remote-store',
    pages: { store: page('/store') },
    panels: {
      cart: async () => ({
        Panel: ({ onClose }) => {
          const { config } = useHost();
          return (
            <button type="button" onClick={onClose}>
              {config.channel}
            </button>
          );
        },
      }),
    },
  });

  it('returns a panel that has the host and receives a function that closes it', async () => {
    const host = createTestHost();
    const Panel = await remote.loadPanel('cart', host);
    const onClose = jest.fn();
    const withPanel = defineRemote({
      name: 'remote-x',
      pages: { x: { ...page('/x'), load: async () => ({ Page: () => <Panel onClose={onClose} /> }) } },
    });
    const { user } = renderPage(withPanel, '/x');
    await user.click(await screen.findByRole('button', { name: 'test' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('rejects for an unknown panel', async () => {
    await expect(
      defineRemote({ name: 'remote-a', pages: {} }).loadPanel('cart', createTestHost()),
    ).rejects.toThrow("Remote 'remote-a' has no panel 'cart'");
  });
});
