// Runs before the page is shown, as it is: the key is LOOK_KEY of shared-contracts/platform.
try {
  const look = localStorage.getItem('little-arches.look');
  if (look) document.documentElement.dataset.look = look;
} catch {
  // A browser that refuses its storage shows the page as it is for everyone.
}
