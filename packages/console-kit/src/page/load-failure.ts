const loadFailures = /dynamically imported module|importing a module script failed|unable to preload/i

/** True for the error of a script that could not be loaded: without a network, or named by a page older than the last deployment. */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && loadFailures.test(error.message)

const mark = 'reloadedAt'
/** Milliseconds within which a second failure is not answered with another reload. */
const pause = 60_000

/** Reloads the page, which then references the scripts of the current deployment. False if that was tried very recently. */
export function reloadOnce(now = Date.now(), reload = () => window.location.reload()): boolean {
  try {
    if (now - Number(window.sessionStorage.getItem(mark) ?? 0) < pause) return false
    window.sessionStorage.setItem(mark, String(now))
  } catch {
    // Without a storage an earlier attempt cannot be detected.
    return false
  }
  reload()
  return true
}

/** Whether the server of this page answers; the browser's word about the network may be older than the network. */
export async function isReachable(request: typeof fetch = fetch): Promise<boolean> {
  try {
    await request(window.location.href, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    // `fetch` rejects only where no response came at all.
    return false
  }
}
