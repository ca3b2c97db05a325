import { useStore } from '@nanostores/react'
import type { InstituteType } from '@pravesh/contract'
import { useState } from 'react'
import { IslandBoundary } from '../start/IslandBoundary.tsx'
import type { SavedInstitute } from './format.ts'
import { announceSaved, noneSaved, saved } from './saved.ts'

type Props = {
  /** Prefix of paths in the language of the page: empty, or `/hi`. */
  prefix: string
  texts: Record<InstituteType | 'none' | 'remove' | 'compare' | 'compareName' | 'choose' | 'broken', string>
}

/** The visitor's saved institutes, or an error with a reference. */
export default function SavedList(props: Props) {
  return (
    <IslandBoundary fallback={(reference) => <p role="alert">{props.texts.broken.replace('#', reference)}</p>}>
      <List {...props} />
    </IslandBoundary>
  )
}

/** Newest first, schools and colleges apart. Only the browser has this data: the server renders an empty list. */
function List(props: Props) {
  const institutes = useStore(saved, { ssr: () => noneSaved })
  return (
    <>
      {(['school', 'college'] as const).map((kind) => {
        const items = institutes.filter(({ path }) => path.startsWith(`/${kind}/`))
        return items.length > 0 && <KindList key={kind} kind={kind} items={items} {...props} />
      })}
      <div id="none-saved" data-unless-saved hidden={institutes.length > 0}>
        <p>{props.texts.none}</p>
        <p className="row-actions">
          {(['school', 'college'] as const).map((kind) => (
            <a key={kind} className="button" href={`${props.prefix}/${kind}s/all`}>
              {props.texts[kind]}
            </a>
          ))}
        </p>
      </div>
    </>
  )
}

const mostCompared = 4

/** The saved institutes of a kind; two to four of them are ticked and compared, by an ordinary form. */
function KindList({ kind, items, prefix, texts }: Props & { kind: InstituteType; items: SavedInstitute[] }) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const chosenPaths = ticked.filter((path) => items.some((item) => item.path === path))
  const remove = (path: string) => {
    saved.set(saved.get().filter((item) => item.path !== path))
    announceSaved()
  }
  return (
    <form action={`${prefix}/compare`}>
      <h2>{texts[kind]}</h2>
      <ul>
        {items.map(({ path, name, place }) => (
          <li key={path}>
            <div>
              <a href={prefix + path}>{name}</a>
              <p className="soft">{place}</p>
            </div>
            {items.length > 1 && (
              <label>
                <input
                  type="checkbox"
                  name={kind}
                  value={path.slice(kind.length + 2)}
                  aria-label={texts.compareName.replace('#', name)}
                  checked={chosenPaths.includes(path)}
                  disabled={!chosenPaths.includes(path) && chosenPaths.length >= mostCompared}
                  onChange={({ target }) =>
                    setTicked(target.checked ? [...chosenPaths, path] : chosenPaths.filter((item) => item !== path))
                  }
                />
                {texts.compare}
              </label>
            )}
            <button
              type="button"
              className="button"
              aria-label={texts.remove.replace('#', name)}
              onClick={() => remove(path)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <p>
          <button type="submit" className="button main" disabled={chosenPaths.length < 2}>
            {texts.compare}
          </button>{' '}
          {chosenPaths.length < 2 && <span className="soft">{texts.choose}</span>}
        </p>
      )}
    </form>
  )
}
