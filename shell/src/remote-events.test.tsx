import { defineEvent } from '@little-arches/contracts/events';
import { useHost } from '@little-arches/contracts/host';
import { defineRemote } from '@little-arches/contracts/remote';
import { screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { renderSite } from './testing/site-fixture';

const measured = defineEvent('remote-feet/measured', {
  keep: 'page',
  fields: { millimetres: { type: 'integer', minimum: 1 } },
});
const small = defineEvent('remote-feet/measured', {
  keep: 'page',
  fields: { millimetres: { type: 'integer', maximum: 200 } },
});

function FeetPage() {
  const { bus } = useHost();
  const [refusal, setRefusal] = useState('');
  const publish = (millimetres: number) => () => {
    try {
      bus.event(measured).publish({ millimetres });
    } catch (error) {
      setRefusal(String(error));
    }
  };
  return (
    <>
      <h1>Feet</h1>
      {[182, 300, -1].map((millimetres) => (
        <button key={millimetres} type="button" onClick={publish(millimetres)}>
          {`${millimetres}`}
        </button>
      ))}
      <p role="alert">{refusal}</p>
      <Link to="/shoes">Shoes</Link>
    </>
  );
}

function ShoesPage() {
  const { bus } = useHost();
  const [length, setLength] = useState(0);
  useEffect(() => bus.event(small).subscribe(({ millimetres }) => setLength(millimetres)), [bus]);
  return <h1>{`Shoes for ${length}`}</h1>;
}

const page = (path: string, Page: () => React.ReactNode) => ({
  path,
  title: path,
  description: '',
  load: async () => ({ Page }),
});
const feet = defineRemote({
  name: 'remote-feet',
  publishes: [measured],
  nav: [{ place: 'header', label: 'Your feet', page: 'feet' }],
  pages: { feet: page('/feet', FeetPage) },
});
const shoes = defineRemote({
  name: 'remote-shoes',
  subscribes: [small],
  nav: [{ place: 'legal', label: 'Shoe rules', page: 'shoes' }],
  pages: { shoes: page('/shoes', ShoesPage) },
});

const press = async (label: string) => {
  const site = renderSite([feet, shoes], '/feet');
  await site.user.click(await screen.findByRole('button', { name: label }));
  return site;
};

it('passes a remote’s event to the page of another remote', async () => {
  const { user } = await press('182');
  await user.click(screen.getByRole('link', { name: 'Shoes' }));
  expect(await screen.findByRole('heading', { name: 'Shoes for 182' })).toBeVisible();
});

it('refuses a payload that does not fit where it is published', async () => {
  await press('-1');
  expect(screen.getByRole('alert')).toHaveTextContent(
    "Event 'remote-feet/measured', published by remote-feet, has a wrong 'millimetres'",
  );
});

it('refuses a payload that does not fit where it is received, and reports it for the subscriber', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await press('300');
  await user.click(screen.getByRole('link', { name: 'Shoes' }));
  expect(await screen.findByRole('heading', { name: 'Shoes for 0' })).toBeVisible();
  expect(reported.mock.calls.flat().map(String).join(' ')).toContain(
    "Event 'remote-feet/measured', received by remote-shoes, has a wrong 'millimetres'",
  );
  reported.mockRestore();
});

it('leads to a remote by its link in the frame', async () => {
  const { user, address } = renderSite([feet, shoes], '/feet');
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(main.getByRole('link', { name: 'Your feet' })).toHaveAttribute('href', '/feet');
  const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
  await user.click(legal.getByRole('link', { name: 'Shoe rules' }));
  expect(await screen.findByRole('heading', { name: 'Shoes for 0' })).toBeVisible();
  expect(address()).toBe('/shoes');
});
