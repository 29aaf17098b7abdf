import { type RouteObject, useLoaderData } from 'react-router-dom';
import type { Host } from '../host/host';
import type { SlotName, SlotUse } from '../host/slot-terms';
import type { LoadedSlot } from '../host/slots';
import type { RemoteDefinition } from '../remote/index';

/** The address at which a slot of a remote is shown alone. */
export function pathOfSlot(name: SlotName): string {
  return `/slots/${name}`;
}

interface Shown extends Pick<LoadedSlot, 'Slot'> {
  readonly data: unknown;
}

/** Returns the route that shows slots of a remote alone, with these props. */
export function slotRoute(remote: RemoteDefinition, host: Host, props: SlotUse['props'] = {}): RouteObject {
  return {
    path: '/slots/:name',
    async loader({ params }): Promise<Shown> {
      const loaded = await remote.loadSlot?.(params.name as SlotName, host);
      if (!loaded) throw new Error(`${remote.name} fills no slots`);
      return { Slot: loaded.Slot, data: await loaded.read(props) };
    },
    Component: function ShownAlone() {
      const { Slot, data } = useLoaderData<Shown>();
      return <Slot props={props} data={data} />;
    },
  };
}
