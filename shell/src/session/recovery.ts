const KEY = 'little-arches.recovery';

/** Who may set a new password in this tab, because the link of a mail let them in. A reload keeps it. */
export interface Recovery {
  userId(): string | null;
  begin(userId: string): void;
  end(): void;
}

/** Where storage is forbidden, a reload loses the recovery and a new link is needed. */
export function createRecovery(): Recovery {
  let current = stored(() => sessionStorage.getItem(KEY)) ?? null;
  return {
    userId: () => current,
    begin(userId) {
      current = userId;
      stored(() => sessionStorage.setItem(KEY, userId));
    },
    end() {
      current = null;
      stored(() => sessionStorage.removeItem(KEY));
    },
  };
}

function stored<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
