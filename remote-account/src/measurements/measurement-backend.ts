import { type Backend, type Measurement, measurements } from '@little-arches/contracts/backend';

const newestFirst = { column: 'measured_on', descending: true } as const;

/** Reads the measurements by hand of the signed-in person's children, or of one child, newest first. */
export async function fetchMeasurements(backend: Backend, childId?: string): Promise<Measurement[]> {
  const where = childId === undefined ? {} : { where: { child_id: childId } };
  return backend.select({ table: measurements, ...where, orderBy: newestFirst });
}

/** Stores a measurement and returns it as stored. */
export async function addMeasurement(
  backend: Backend,
  measurement: Omit<Measurement, 'id'>,
): Promise<Measurement> {
  return backend.insert(measurements, measurement);
}

/** Deletes a measurement. */
export async function deleteMeasurement(backend: Backend, id: string): Promise<void> {
  await backend.remove(measurements, id);
}
