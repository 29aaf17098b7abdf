const roles: Readonly<Record<string, string>> = {
  parent: 'Parent or guardian',
  pediatric_professional: 'Pediatric professional',
};

/** A role in words; one that this release doesn't know is shown as it is stored. */
export function roleName(role: string): string {
  return roles[role] ?? role;
}
