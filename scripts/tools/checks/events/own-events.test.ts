import { findForeignEvents } from './own-events';

const faultsIn = (text: string) => findForeignEvents([{ path: 'remote-x/src/a.tsx', text }]);

it.each([
  ['<dialog onClose={close} />', '<dialog onClose>'],
  ['<form onSubmit={(event) => send(event)}><input /></form>', '<form onSubmit>'],
  ['<fieldset onChange={choose} />', '<fieldset onChange>'],
  ['<details onToggle={given && handle(given)} />', '<details onToggle>'],
  ["dialog.addEventListener('cancel', close)", "addEventListener('cancel')"],
])('refuses %s', (text, name) => {
  expect(faultsIn(text)).toEqual([expect.stringContaining(`remote-x/src/a.tsx ${name} also hears`)]);
});

it.each([
  ['<dialog onClose={onOwn(close)} onCancel={onOwn((event) => event.preventDefault())} />'],
  ['<details onToggle={given && onOwn(given)} />'],
  ['<input onChange={type} />'],
  ['<Modal onClose={close} />'],
  ["query.addEventListener('change', follow)"],
])('accepts %s', (text) => {
  expect(faultsIn(text)).toEqual([]);
});
