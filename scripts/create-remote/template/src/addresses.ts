/** The addresses of this remote; `release -- check` reports one that another remote has. */
export const addresses = {
  start: '/feet',
} as const;
