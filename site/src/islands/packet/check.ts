/** Loads the check when there is something to check: a scanned code in the address, or a chosen file. */
const load = () => import('./result.ts')
document.querySelector('#packet-file')?.addEventListener('change', load)
addEventListener('hashchange', load)
if (location.hash) load()
// For the next time, which may be without a connection: the service worker keeps what is loaded.
navigator.serviceWorker?.ready.then(load)
