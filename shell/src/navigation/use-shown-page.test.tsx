import { defineRemote } from '@little-arches/contracts/remote';
import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { Await, Link, useLoaderData } from 'react-router-dom';
import { renderSite, samplePage } from '../testing/site-fixture';

/** Records what a page finds once it is shown. */
const seen = jest.fn<void, [focused: string | null | undefined, place: number]>();
/** Ends the wait for the late part of the notes. */
let arrive = () => {};
const store = defineRemote({
  name: 'remote-store',
  pages: {
    store: samplePage('/store', 'Products'),
    product: {
      ...samplePage('/store/:productSlug', 'Product'),
      load: async () => ({
        loader: ({ params }) => ({ name: Promise.resolve(`The ${params.productSlug}`) }),
        meta: ({ name }: { name: string }) => ({ title: name, description: '' }),
        Page: () => <h1>Product</h1>,
      }),
    },
    list: {
      ...samplePage('/cart', 'Cart'),
      load: async () => ({
        Page() {
          useEffect(() => seen(document.activeElement?.textContent, window.scrollY));
          return <h1>Cart</h1>;
        },
      }),
    },
    plain: {
      ...samplePage('/checkout', 'Checkout'),
      load: async () => ({
        Page: () => (
          <>
            <p>No heading here</p>
            <p id="pay">Pay</p>
          </>
        ),
      }),
    },
    notes: {
      ...samplePage('/notes', 'Notes'),
      load: async () => ({
        loader: () => ({ late: new Promise<string>((resolve) => (arrive = () => resolve('Late words'))) }),
        Page() {
          const { late } = useLoaderData<{ late: Promise<string> }>();
          return (
            <>
              <h1>Notes</h1>
              <Link to={{ hash: 'plain' }}>To the plain part</Link>
              <Link to={{ hash: 'folded' }}>To the folded part</Link>
              <a href="#plain">Plainly to the plain part</a>
              <a href="/checkout">Pay now</a>
              <Link to="/checkout">Pay now</Link>
              <section id="plain">Plain part</section>
              <Suspense>
                <Await resolve={late}>{(words) => <p id="late">{words}</p>}</Await>
              </Suspense>
            </>
          );
        },
      }),
    },
  },
});
const marketing = defineRemote({
  name: 'remote-marketing',
  pages: { home: samplePage('/', 'Little Arches') },
});

function visit(path: string) {
  const scroll = jest
    .spyOn(window, 'scrollTo')
    .mockImplementation((...[, top]: unknown[]) => void scrollBy(Number(top)));
  const site = renderSite([marketing, store], path);
  const shown: unknown[] = [];
  site.frame.bus.subscribe('page/shown', (payload) => void shown.push(payload));
  const announced = jest.spyOn(site.frame.announcer, 'announce');
  return { ...site, scroll, shown, announced, go: (to: string) => act(() => site.router.navigate(to)) };
}

/** Scrolls the window as a person does. */
function scrollBy(top: number) {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}

afterEach(() => {
  jest.restoreAllMocks();
  window.scrollY = 0;
});

it('uses a page’s own title once its data is there', async () => {
  visit('/store/rocket');
  await waitFor(() => expect(document.title).toBe('The rocket · Little Arches'));
});

it('shows a page whose meta throws with its static title, and reports the error', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  const odd = defineRemote({
    name: 'remote-odd',
    pages: {
      odd: {
        path: '/odd',
        title: 'Odd',
        description: '',
        load: async () => ({
          Page: () => <h1>Odd page</h1>,
          loader: () => 1,
          meta() {
            throw undefined;
          },
        }),
      },
    },
  });
  renderSite([odd], '/odd');
  expect(await screen.findByRole('heading', { name: 'Odd page' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Odd · Little Arches'));
  expect(printed).toHaveBeenCalledTimes(1);
});

it('publishes each page once, also the first one, with its remote', async () => {
  const { go, shown } = visit('/store');
  await waitFor(() => expect(shown).toHaveLength(1));
  await go('/checkout');
  await go('/nope');
  await waitFor(() => expect(shown).toHaveLength(3));
  expect(shown).toEqual([
    { remote: 'remote-store', page: 'store', title: 'Products' },
    { remote: 'remote-store', page: 'plain', title: 'Checkout' },
    { remote: 'shell', page: 'not-found', title: 'Page not found' },
  ]);
});

it('announces a page after a navigation, except the first one, which the browser announces itself', async () => {
  const { go, announced, shown } = visit('/store');
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(announced).not.toHaveBeenCalled();
  await go('/checkout');
  expect(announced.mock.calls).toEqual([['Checkout']]);
});

it('sets scroll position and focus before a page is painted', async () => {
  const { go } = visit('/store');
  await screen.findByRole('heading', { name: 'Products' });
  scrollBy(700);
  await go('/cart');
  expect(seen.mock.calls).toEqual([['Cart', 0]]);
});

it('restores the place of each page after Back and Forward, also to a fragment', async () => {
  const into = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { go, router } = visit('/store');
  await screen.findByRole('heading', { name: 'Products' });
  scrollBy(700);
  await go('/checkout#pay');
  scrollBy(300);
  await go('/store?level=1');
  expect(window.scrollY).toBe(0);
  scrollBy(90);
  await go('/store?level=2');
  expect(window.scrollY).toBe(90);
  scrollBy(50);
  const places: number[] = [];
  for (const step of [-1, -1, -1, 1, 2]) {
    const { key } = router.state.location;
    await act(() => router.navigate(step));
    await waitFor(() => expect(router.state.location.key).not.toBe(key));
    places.push(window.scrollY);
  }
  expect(places).toEqual([90, 300, 700, 300, 50]);
  expect(into).toHaveBeenCalledTimes(1);
});

it('ignores a fragment with broken escapes', async () => {
  const { go } = visit('/store');
  await screen.findByRole('heading', { name: 'Products' });
  await go('/checkout#%E0%A4%A');
  expect(screen.getByText('No heading here')).toBeVisible();
});

it('moves the focus to the heading of the new page, or to the content without one', async () => {
  const { go } = visit('/checkout');
  await screen.findByText('No heading here');
  expect(document.body).toHaveFocus();
  await go('/store');
  expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus();
  await go('/checkout');
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('the focus', () => {
  const intoView = () => jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});

  it('moves to the part that a link on another page leads to', async () => {
    const into = intoView();
    const { go } = visit('/store');
    await screen.findByRole('heading', { name: 'Products' });
    await go('/notes#plain');
    const part = screen.getByText('Plain part');
    expect(part).toHaveFocus();
    expect(into.mock.contexts).toEqual([part]);
    await go('/notes?again');
    screen.getByRole('link', { name: 'To the plain part' }).focus();
    expect(part).not.toHaveAttribute('tabindex');
  });

  it('moves to the part that the address names, unless something has the focus already', async () => {
    const into = intoView();
    const first = visit('/notes#plain');
    await waitFor(() => expect(screen.getByText('Plain part')).toHaveFocus());
    first.unmount();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    into.mockClear();
    visit('/notes#plain');
    await screen.findByText('Plain part');
    expect(field).toHaveFocus();
    expect(into).not.toHaveBeenCalled();
    field.remove();
  });

  it.each([
    ['To the plain part', ''],
    ['Plainly to the plain part', '?kept=yes'],
  ])(
    'moves after each press of the link “%s”, and after Back and Forward on both ends of it',
    async (name, search) => {
      const into = intoView();
      const { user, router } = visit('/store');
      await screen.findByRole('heading', { name: 'Products' });
      scrollBy(300);
      await act(() => router.navigate(`/notes${search}`));
      const link = await screen.findByRole('link', { name });
      scrollBy(500);
      for (const presses of [1, 2]) {
        await user.click(link);
        expect(screen.getByText('Plain part')).toHaveFocus();
        expect(into).toHaveBeenCalledTimes(presses);
      }
      expect(router.state.location).toMatchObject({ pathname: '/notes', search, hash: '#plain' });
      scrollBy(900);
      await act(() => router.navigate(-1));
      await act(() => router.navigate(-1));
      await waitFor(() => expect(window.scrollY).toBe(300));
      await act(() => router.navigate(1));
      await waitFor(() => expect(window.scrollY).toBe(500));
      expect(screen.getByRole('link', { name })).toHaveFocus();
      await act(() => router.navigate(1));
      await waitFor(() => expect(window.scrollY).toBe(900));
      expect(screen.getByText('Plain part')).toHaveFocus();
    },
  );

  it('moves to the top of a new page until the named part is there, then to the part', async () => {
    const into = intoView();
    const { go, scroll } = visit('/store');
    await screen.findByRole('heading', { name: 'Products' });
    scrollBy(700);
    await go('/notes#late');
    expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus();
    expect(scroll.mock.calls).toEqual([[0, 0]]);
    await act(async () => arrive());
    expect(screen.getByText('Late words')).toHaveFocus();
    expect(into).toHaveBeenCalledTimes(1);
  });

  it('stays where the person moved it when the named part is late', async () => {
    const into = intoView();
    const { user, go } = visit('/store');
    await screen.findByRole('heading', { name: 'Products' });
    await go('/notes#late');
    await user.tab();
    const { activeElement } = document;
    await act(async () => arrive());
    expect(await screen.findByText('Late words')).toBeVisible();
    expect(document.activeElement).toBe(activeElement);
    expect(into).not.toHaveBeenCalled();
  });

  it('returns to the same link that led away after Back to another page', async () => {
    const { user, router } = visit('/notes');
    await screen.findByRole('heading', { name: 'Notes' });
    scrollBy(700);
    await user.click(screen.getAllByRole('link', { name: 'Pay now' })[1] as HTMLElement);
    expect(await screen.findByText('No heading here')).toBeVisible();
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: 'Notes' });
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Pay now' })[1]).toHaveFocus());
    expect(window.scrollY).toBe(700);
  });

  it.each([
    ['scrolls to the link after Back when the page has another height than before', 700, 1],
    ['keeps the position after Back when the window was scrolled away from the link', 900, 0],
  ])('%s', async (_what, left, times) => {
    const into = intoView();
    const { go, router } = visit('/notes');
    const link = await screen.findByRole('link', { name: 'To the folded part' });
    scrollBy(700);
    act(() => link.focus());
    scrollBy(left);
    await go('/notes#plain');
    into.mockClear();
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 100, 20));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(link).toHaveFocus());
    expect(into).toHaveBeenCalledTimes(times);
  });

  it('moves to the top when a link leads from a part to the page itself', async () => {
    intoView();
    const { go } = visit('/notes#plain');
    await screen.findByRole('heading', { name: 'Notes' });
    scrollBy(900);
    await go('/notes');
    expect(window.scrollY).toBe(0);
    expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus();
  });
});
