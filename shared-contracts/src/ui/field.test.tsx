import { render, screen } from '@testing-library/react';
import { Field, TextArea } from './field';

describe.each([
  ['Field', Field],
  ['TextArea', TextArea],
])('%s', (_, Control) => {
  it('describes the input by its hint', () => {
    render(<Control label="Email" hint="We never share it." />);
    const control = screen.getByRole('textbox', { name: 'Email' });
    expect(control).toHaveAccessibleDescription('We never share it.');
    expect(control).not.toHaveAttribute('aria-invalid');
  });

  it('marks a wrong input and describes it by error, then hint', () => {
    render(<Control label="Email" hint="We never share it." error="Email is required." />);
    const control = screen.getByRole('textbox', { name: 'Email' });
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Email is required. We never share it.');
  });

  it('has no description without hint and error', () => {
    render(<Control label="Email" />);
    expect(screen.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('aria-describedby');
  });

  it('has different ids than a neighbour, and accepts an id', () => {
    render(
      <>
        <Control label="One" error="Wrong one" />
        <Control label="Two" error="Wrong two" id="two" />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'One' })).toHaveAccessibleDescription('Wrong one');
    expect(screen.getByRole('textbox', { name: 'Two' })).toHaveAccessibleDescription('Wrong two');
    expect(screen.getByRole('textbox', { name: 'Two' })).toHaveAttribute('id', 'two');
  });
});

it('shows content after the input of a Field', () => {
  render(<Field label="Password" type="password" after={<button type="button">Show</button>} />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Show' })).toBeVisible();
});
