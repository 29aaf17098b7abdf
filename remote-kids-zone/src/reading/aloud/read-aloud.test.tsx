import { HostProvider } from '@little-arches/contracts/host';
import { createTestHost } from '@little-arches/contracts/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeHighlights } from '../../testing/fake-highlights';
import { fakeSpeech } from '../../testing/fake-speech';
import { choose, clearChoices } from '../reading-choices';
import { Readable } from './readable';

const VOICE = { lang: 'en-GB', localService: true, voiceURI: 'Ada', default: false };

let speech: ReturnType<typeof fakeSpeech>;
/** Simulates the positions of the requested text ranges in the window, the last one for all further ranges, because jsdom has no layout. */
let places = [200];
const scrollBy = jest.fn();
beforeAll(() => {
  Range.prototype.getBoundingClientRect = () => {
    const [top, ...more] = places;
    if (more.length > 0) places = more;
    return new DOMRect(0, top, 300, 20);
  };
  Object.assign(window, { scrollBy });
});
beforeEach(() => {
  places = [200];
  scrollBy.mockClear();
});
afterEach(() => {
  act(clearChoices);
  speech.remove();
});

const story = (
  <Readable id="arches">
    <h1 data-aloud>The bridge</h1>
    <p>Not this.</p>
    <div data-aloud>
      <p>
        Feel your <strong>arch</strong>. It bends!<span className="visually-hidden"> hidden</span>
      </p>
      <figure>A game</figure>
      <details>
        <summary>Talk about it</summary>
        <p>Folded.</p>
      </details>
      <ul>
        <li>One</li>
      </ul>
    </div>
  </Readable>
);

async function start(voices: readonly Partial<SpeechSynthesisVoice>[] = [VOICE]) {
  speech = fakeSpeech(voices);
  const user = userEvent.setup();
  const host = createTestHost();
  const view = render(<HostProvider host={host}>{story}</HostProvider>);
  return { user, host, ...view };
}

async function startReading() {
  const started = await start();
  await started.user.click(screen.getByRole('button', { name: 'Read aloud' }));
  await screen.findByRole('button', { name: 'Pause' });
  return started;
}

it.each([
  ['no voice', []],
  ['a voice for German', [{ ...VOICE, lang: 'de-DE' }]],
  ['a voice that sends the text to a server', [{ ...VOICE, localService: false }]],
])('renders nothing with %s, until the device has a voice', async (_, voices) => {
  await start(voices);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => speech.find([VOICE]));
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeInTheDocument();
});

it('speaks the readable text sentence by sentence, with the default voice of the device', async () => {
  const preferred = { ...VOICE, lang: 'en_US', voiceURI: 'Bob', default: true };
  const { user } = await start([VOICE, preferred]);
  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  await screen.findByRole('button', { name: 'Pause' });
  expect(speech.last().voice).toMatchObject({ voiceURI: 'Bob' });
  for (let ends = 0; ends < 4; ends += 1) act(() => speech.last().onend?.());
  expect(speech.texts()).toEqual(['The bridge', 'Feel your arch.', 'It bends!', 'One']);
  expect(document.querySelector('[data-spoken]')).toBeNull();
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeInTheDocument();
});

it('marks sentence and word without touching the text', async () => {
  const highlights = fakeHighlights();
  const { container, unmount } = await startReading();
  const html = container.querySelector('[data-aloud] p')?.outerHTML;
  act(() => speech.last().onend?.());
  expect(highlights.marked('kids-sentence')).toBe('Feel your arch.');
  act(() => speech.last().onboundary?.({ name: 'word', charIndex: 10 }));
  expect(highlights.marked('kids-word')).toBe('arch');
  expect(container.querySelector('[data-aloud] p')?.outerHTML).toBe(html);
  act(() => speech.last().onend?.());
  expect(highlights.marked('kids-word')).toBeUndefined();
  unmount();
  expect(highlights.marked('kids-sentence')).toBeUndefined();
  highlights.remove();
});

it('marks the paragraph in browsers without highlights, and removes the mark', async () => {
  const { user } = await startReading();
  expect(screen.getByRole('heading')).toHaveAttribute('data-spoken');
  act(() => speech.last().onend?.());
  expect(screen.getByRole('heading')).not.toHaveAttribute('data-spoken');
  expect(screen.getByText(/Feel your/)).toHaveAttribute('data-spoken');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText(/Feel your/)).not.toHaveAttribute('data-spoken');
});

it('scrolls with the voice, but not after the reader has scrolled away', async () => {
  await startReading();
  expect(scrollBy).not.toHaveBeenCalled();
  for (const before of [200, -500]) {
    places = [before, 2000];
    act(() => speech.last().onend?.());
    expect(scrollBy).toHaveBeenCalledTimes(1);
  }
});

it('resumes with the sentence in which it was paused', async () => {
  const { user } = await startReading();
  act(() => speech.last().onend?.());
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(speech.texts()).toEqual(['The bridge', 'Feel your arch.']);
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(speech.texts()).toEqual(['The bridge', 'Feel your arch.', 'Feel your arch.']);
});

it('restarts after Stop, which moves the focus to Read aloud', async () => {
  const { user } = await startReading();
  act(() => speech.last().onend?.());
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('button', { name: 'Read aloud' })).toHaveFocus();
  expect(speech.cancel).toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Pause' });
  expect(speech.texts().at(-1)).toBe('The bridge');
});

it.each([
  ['the page is left for another story', (view: ReturnType<typeof render>) => view.unmount()],
  ['the text changes', () => choose('short', true)],
])('stops speaking when %s', async (_, leave) => {
  const view = await startReading();
  speech.cancel.mockClear();
  act(() => leave(view));
  expect(speech.cancel).toHaveBeenCalled();
  expect(speech.texts()).toEqual(['The bridge']);
});

describe('when the window is hidden', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  afterEach(() => visibility.mockReset());
  afterAll(() => visibility.mockRestore());

  it.each([
    ['another tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the site is left for the back-forward cache', () => window.dispatchEvent(new Event('pagehide'))],
  ])('pauses when %s, and resumes with the same sentence on request', async (_, leave) => {
    const { user } = await startReading();
    act(() => speech.last().onend?.());
    speech.cancel.mockClear();
    visibility.mockReturnValue('hidden');
    act(() => void leave());
    expect(speech.cancel).toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(speech.texts()).toEqual(['The bridge', 'Feel your arch.']);
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(speech.texts()).toEqual(['The bridge', 'Feel your arch.', 'Feel your arch.']);
  });

  it('keeps a paused reading paused', async () => {
    const { user } = await startReading();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    speech.cancel.mockClear();
    visibility.mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(speech.cancel).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Go on' })).toBeInTheDocument();
  });
});

it('shows that the voice failed, and can be started again', async () => {
  const { user } = await startReading();
  act(() => speech.last().onerror?.());
  expect(screen.getByRole('status')).toHaveTextContent('The voice has gone. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  await waitFor(() => expect(speech.texts()).toHaveLength(2));
});

it.each([
  ['never speaks', () => {}],
  ['stops in the middle of a sentence', () => speech.last().onboundary?.({ name: 'word', charIndex: 4 })],
])('stops waiting within seconds for a voice that %s', async (_, say) => {
  const { user } = await startReading();
  jest.useFakeTimers();
  try {
    // Speaks again with fake timers.
    act(() => speech.last().onend?.());
    act(say);
    act(() => void jest.advanceTimersByTime(10_000));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(5000));
    expect(screen.getByRole('status')).toHaveTextContent('The voice has gone. Please try again.');
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

it('shows that the voice failed when speaking throws, and reports no error', async () => {
  const { user, host } = await startReading();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  Object.assign(window.speechSynthesis, {
    speak() {
      throw new Error('no voice');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByRole('status')).toHaveTextContent('The voice has gone. Please try again.');
  expect(host.errors).toEqual([]);
});

it('removes its buttons when the browser has lost its voices, and reports no error', async () => {
  const { user, host, unmount } = await startReading();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  speech.remove();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.queryByRole('group', { name: 'Read aloud' })).not.toBeInTheDocument();
  unmount();
  expect(host.errors).toEqual([]);
});
