import { admission, records } from 'virtual:endpoints'
import { useStore } from '@nanostores/react'
import type { ShortlistRow } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { touch } from '../../api/cache.ts'
import { api } from '../../api/client.ts'
import { announceSaved, saved } from '../../islands/saved/saved.ts'
import { showToast } from '../../toast/toast.ts'
import { useSend } from '../parts/sending/use-send.ts'
import { useText } from '../shell/i18n.ts'

/** Offers institutes saved in this browser before signing in for the shortlist; transferred ones are no longer saved here. */
export function TakeSaved({ listed }: { listed: readonly ShortlistRow[] }) {
  const text = useText<'shortlist'>()
  const listedPaths = new Set(listed.map(({ instituteType, instituteUrl }) => `/${instituteType}/${instituteUrl}`))
  const mine = useStore(saved).filter(({ path }) => /^\/(?:school|college)\//.test(path) && !listedPaths.has(path))
  const { busy, run } = useSend()
  if (mine.length === 0) return null
  const addSaved = () =>
    run(async () => {
      let count = 0
      for (const { path } of mine) {
        const [, kind, url = ''] = path.split('/')
        const instituteType = kind === 'school' ? 'school' : 'college'
        const { data } = await api().call(instituteType === 'school' ? records.school : records.college, {
          query: { url },
        })
        try {
          await api().call(admission.addShortlist, { body: { instituteType, instituteId: data.id } })
          count += 1
        } catch (error) {
          if (!(error instanceof ApiError && error.code === 'ALREADY_SHORTLISTED')) throw error
          showToast({ type: 'warning', title: text('shortlist.already'), message: data.name })
        }
        saved.set(saved.get().filter((item) => item.path !== path))
        announceSaved()
      }
      touch('shortlist', 'dashboard')
      if (count > 0)
        showToast({ type: 'success', title: text('shortlist.title'), message: text('shortlist.taken', { count }) })
    })
  return (
    <section className="panel take-saved">
      <h2>{text('shortlist.savedTitle')}</h2>
      <p>{text('shortlist.savedLead', { count: mine.length })}</p>
      <ul className="soft">
        {mine.map(({ path, name }) => (
          <li key={path}>{name}</li>
        ))}
      </ul>
      <button type="button" className="button main" aria-disabled={busy || undefined} onClick={() => void addSaved()}>
        {text('shortlist.take')}
      </button>
    </section>
  )
}
