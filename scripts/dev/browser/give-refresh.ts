import * as runtime from 'react-refresh/runtime';

// Remotes take this one, see take-refresh.ts.
Object.assign(globalThis, { littleArchesRefresh: runtime });
