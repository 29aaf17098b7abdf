import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Modal, type ModalProps } from './modal';

function Fixture(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? (
        <Modal className="box" aria-label="Question" onClose={() => setOpen(false)} {...props}>
          <p>Content</p>
        </Modal>
      ) : null}
    </>
  );
}

async function opened(props: Partial<ModalProps> = {}) {
  const user = userEvent.setup();
  render(
    <StrictMode>
      <Fixture {...props} />
    </StrictMode>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Question' }) };
}

/** Does what a browser does at Escape. */
const pressEscape = (dialog: HTMLElement) =>
  act(async () => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));

it('opens while it is rendered, and returns the focus afterwards', async () => {
  const { dialog } = await opened();
  expect(dialog).toHaveAttribute('open');
  await pressEscape(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

describe('in a window whose width changes', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Displays all elements but the opener, if `hides`, in a window of this width. */
  function resizeTo(width: number, { hides = false } = {}) {
    jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      const isHidden = hides && this.textContent === 'Open';
      return Object.assign([], { length: isHidden ? 0 : 1, item: () => null });
    });
    Object.assign(window, { innerWidth: width });
    fireEvent(window, new Event('resize'));
  }

  it('closes when its opener is no longer displayed', async () => {
    resizeTo(390);
    const { dialog } = await opened();
    resizeTo(500);
    expect(dialog).toBeInTheDocument();
    resizeTo(844, { hides: true });
    expect(dialog).not.toBeInTheDocument();
  });

  it.each([
    ['it is busy', 844, { busy: true }],
    ['only the height changed, as by the keyboard of a phone', 390, {}],
  ])('stays open when %s', async (_, width, props) => {
    resizeTo(390);
    const { dialog } = await opened(props);
    resizeTo(width, { hides: true });
    expect(dialog).toBeInTheDocument();
  });
});

it('moves the focus to the main part when its opener is removed with it', async () => {
  function Rows() {
    const [task, setTask] = useState<'none' | 'asks' | 'done'>('none');
    const row =
      task === 'done' ? null : (
        <button type="button" onClick={() => setTask('asks')}>
          Open
        </button>
      );
    return (
      <main id="main" tabIndex={-1}>
        <ul>{row}</ul>
        {task === 'asks' ? (
          <Modal aria-label="Question" onClose={() => setTask('done')}>
            <p>Content</p>
          </Modal>
        ) : null}
      </main>
    );
  }
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await pressEscape(screen.getByRole('dialog'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each(['cancel', 'close'])(
  'stays open when something inside fires %s, as a file picker does',
  async (name) => {
    const onClose = jest.fn();
    const { dialog } = await opened({ onClose });
    if (name === 'close') dialog.removeAttribute('open');
    fireEvent(screen.getByText('Content'), new Event(name, { bubbles: true, cancelable: true }));
    expect(onClose).not.toHaveBeenCalled();
  },
);

it('opens the menu that it is in, which may have closed while its content was loaded', () => {
  render(
    <details>
      <summary>Menu</summary>
      <Modal aria-label="Question" onClose={() => {}}>
        <p>Content</p>
      </Modal>
    </details>,
  );
  expect(screen.getByText('Content')).toBeVisible();
});

it('renders as a card on request', async () => {
  expect((await opened({ card: true })).dialog).toHaveClass('modal', 'card', 'box');
});

it('stays open while it is busy, and requests closing when the browser closed it anyway', async () => {
  const onClose = jest.fn();
  const { dialog } = await opened({ busy: true, closesOnBackdrop: true, onClose });
  await pressEscape(dialog);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  dialog.removeAttribute('open');
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes by a press outside its content if configured, but not by a drag that began inside', async () => {
  const { dialog } = await opened({ closesOnBackdrop: true });
  fireEvent.pointerDown(screen.getByText('Content'));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

it('does not close by a press outside its content by default', async () => {
  const { dialog } = await opened();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
});

it('appears after a delay when a result may come sooner', () => {
  jest.useFakeTimers();
  render(
    <Modal className="box" aria-label="Loading" patience={150} onClose={() => {}}>
      <p>Loading ....</p>
    </Modal>,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(150));
  expect(screen.getByRole('dialog', { name: 'Loading' })).toBeVisible();
  jest.useRealTimers();
});
