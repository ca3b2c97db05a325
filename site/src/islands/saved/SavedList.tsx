import { useStore } from '@nanostores/react'
import { IslandBoundary } from '../start/IslandBoundary.tsx'
import { noneSaved, saved } from './saved.ts'

type Props = {
  /** What stands before a path in the language of the page: nothing, or `/hi`. */
  prefix: string
  words: { none: string; remove: string; broken: string }
}

/** What the visitor saved, or that it cannot be shown, with a reference. */
export default function SavedList(props: Props) {
  return (
    <IslandBoundary fallback={(reference) => <p role="alert">{props.words.broken.replace('#', reference)}</p>}>
      <List {...props} />
    </IslandBoundary>
  )
}

/** Newest first. Nobody but the browser knows it: the server draws an empty list. */
function List({ prefix, words: texts }: Props) {
  const institutes = useStore(saved, { ssr: () => noneSaved })
  return (
    <>
      <ul id="saved">
        {institutes.map(({ path, name, place }) => (
          <li key={path}>
            <a href={prefix + path}>{name}</a>
            <p className="soft">{place}</p>
            <button
              type="button"
              className="button"
              aria-label={texts.remove.replace('#', name)}
              onClick={() => saved.set(institutes.filter((item) => item.path !== path))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <p id="none-saved" data-unless-saved hidden={institutes.length > 0}>
        {texts.none}
      </p>
    </>
  )
}
