// Runs unbundled before the page is shown: the key is LOOK_KEY of @little-arches/contracts/platform.
try {
  const look = localStorage.getItem('little-arches.look');
  if (look) document.documentElement.dataset.look = look;
} catch {
  // If the browser forbids storage, the page has the default look.
}
