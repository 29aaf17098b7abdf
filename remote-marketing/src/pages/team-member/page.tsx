import { useLoaderData } from 'react-router-dom';
import { brand } from 'shared-contracts/brand';
import { notFound, type PageArguments, type PageMeta } from 'shared-contracts/remote';
import { addresses } from 'shared-contracts/routes';
import { Breadcrumb } from '../../page-head/breadcrumb';
import { type Founder, findFounder, founders } from '../../team/founders';
import { Meeting } from './meeting';
import { OtherFounder } from './other-founder';
import { Profile } from './profile';

export function loader({ params }: PageArguments): { founder: Founder } {
  const founder = findFounder(params.name);
  if (!founder) throw notFound('Nobody of that name belongs to our team.');
  return { founder };
}

/** Every founder has an address. */
export async function entries() {
  return founders.map(({ slug }) => ({ name: slug }));
}

export function meta({ founder }: { founder: Founder }): PageMeta {
  return {
    title: founder.name,
    description: `${founder.role} of ${brand.product}. ${founder.summary}`,
  };
}

export function Page() {
  const { founder } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb
        above={[
          { to: addresses.home, title: 'Home' },
          { to: addresses.team, title: 'Team' },
        ]}
        page={founder.name}
      />
      <Meeting founder={founder} />
      <Profile founder={founder} />
      <OtherFounder than={founder} />
    </>
  );
}
