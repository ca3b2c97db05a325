import { useStore } from '@nanostores/react'
import type { InstituteType } from '@pravesh/contract'
import { useEffect } from 'react'
import type { SavedInstitute } from '../../islands/saved/format.ts'
import { putOnShortlist, type ShortlistMessages } from '../../islands/saved/put-on-shortlist.ts'
import { noneSaved, saved, toggleSaved } from '../../islands/saved/saved.ts'
import { IslandBoundary } from '../../islands/start/IslandBoundary.tsx'
import { loadForPublic, useSignInAgain } from '../account/session/reauthentication/use-sign-in-again.tsx'

type Props = SavedInstitute & {
  kind: InstituteType
  id: number
  texts: { save: string; done: string } & ShortlistMessages
}

/** A broken button disappears: the page is complete without it. */
export default function SaveButton(props: Props) {
  return (
    <IslandBoundary fallback={() => null}>
      <ToggleButton {...props} />
    </IslandBoundary>
  )
}

/**
 * Saves an institute in the visitor's own browser, and on the shortlist of a signed-in account. Hidden until `show-saved.ts` has set
 * whether it is saved: the island starts with that state.
 */
function ToggleButton({ kind, id, path, name, place, texts }: Props) {
  const institutes = useStore(saved, { ssr: () => noneSaved })
  const isSaved = institutes.some((institute) => institute.path === path)
  const signInDialog = useSignInAgain(loadForPublic)
  useEffect(() => {
    for (const line of document.querySelectorAll<HTMLElement>('[data-saved]')) line.hidden = !isSaved
  }, [isSaved])
  return (
    <>
      {signInDialog}
      <button
        type="button"
        className="button save"
        aria-pressed={isSaved}
        data-save={path}
        data-done={texts.done}
        hidden
        suppressHydrationWarning
        onClick={() => {
          if (toggleSaved({ path, name, place })) void putOnShortlist(kind, id, texts)
        }}
      >
        {isSaved ? texts.done : texts.save}
      </button>
    </>
  )
}
