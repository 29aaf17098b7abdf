const roles: Readonly<Record<string, string>> = {
  parent: 'Parent or guardian',
  pediatric_professional: 'Pediatric professional',
};

/** Returns a role in words; roles unknown to this release are shown as stored. */
export function roleName(role: string): string {
  return roles[role] ?? role;
}
