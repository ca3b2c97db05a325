import type { FieldError } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract/errors'
import { familyTexts } from '@pravesh/messages/family'
import { createRoot } from 'react-dom/client'
import { cached } from '../../../api/cache.ts'
import { collegeTasks } from '../../../lib/application/college-tasks.ts'
import { isEmptySection, sectionOf } from '../../../lib/application/form-tasks.ts'
import { I18nContext } from '../../shell/i18n.ts'
import { LongForm } from '../LongForm.tsx'
import type { LongRecord, Source } from '../source.ts'

const completenessOf = (sections: Record<string, unknown>) => {
  const missing = collegeTasks.filter((task) => !task.optional && isEmptySection(task, sectionOf(task, sections)))
  return { percent: 0, missing: missing.map(({ name }) => name) }
}
const texts = familyTexts('en', 'longForm', 'choices')

/** A form on a server, as the API stores it: a write based on another version than the last is rejected with the record. */
export function formServer(sections: Record<string, unknown> = {}) {
  let record: LongRecord = { ...sections, completeness: completenessOf(sections), updatedAt: null }
  let writeCount = 0
  const server = {
    saved: [] as Record<string, unknown>[],
    /** The result of a call before it is stored (`offline`), or after it was accepted (`response`). */
    /** Waited for before a write that was taken is answered. */
    slow: Promise.resolve(),
    fails: {} as { offline?: Error; response?: Error; fieldErrors?: FieldError[] },
    record: () => record,
    write(sections: Record<string, unknown>): LongRecord {
      const next = { ...record, ...sections }
      const updatedAt = new Date(Date.UTC(2026, 10, 23) + ++writeCount).toISOString()
      record = { ...next, completeness: completenessOf(next), updatedAt }
      return record
    },
    async save(sections: Record<string, unknown>, ifUpdatedAt: string | null): Promise<LongRecord> {
      if (server.fails.offline) throw server.fails.offline
      if (server.fails.fieldErrors) throw new ApiError('INVALID', { errors: server.fails.fieldErrors })
      if (ifUpdatedAt !== record.updatedAt) throw new ApiError('CONFLICT', { record })
      server.saved.push(sections)
      const response = server.write(sections)
      await server.slow
      if (server.fails.response) throw server.fails.response
      return response
    },
  }
  return server
}
export type FormServer = ReturnType<typeof formServer>

let tabs = 0
const open = new Set<() => void>()
/** Ends every tab that is open. */
export function closeTabs(): void {
  for (const close of open) close()
}

/** A tab with one section of the form. Tabs share the document's storage and channels; each has read the form by itself. */
export function openTab(
  server: FormServer,
  section: string,
  options: Pick<Source, 'prefill' | 'others' | 'colleges'> = {},
) {
  history.replaceState(null, '', `?section=${section}`)
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  const source: Source = {
    cell: cached(`tab:${tabs++}`, async () => server.record()),
    tasks: collegeTasks,
    key: 'college-form',
    address: '/student/application-form',
    nextLinks: [{ label: 'To the cart', href: '/student/cart' }],
    save: server.save,
    ...options,
  }
  root.render(
    <I18nContext value={{ language: 'en', texts }}>
      <LongForm source={source} />
    </I18nContext>,
  )
  const close = () => {
    root.unmount()
    box.remove()
    open.delete(close)
  }
  open.add(close)
  const field = (name: string) => {
    const found = box.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`No field ${name}`)
    return found
  }
  return {
    box,
    field,
    type(name: string, value: string): void {
      if (field(name).type === 'checkbox') field(name).checked = value === 'yes'
      else field(name).value = value
      field(name).dispatchEvent(new Event('input', { bubbles: true }))
    },
    press(label: string | RegExp): void {
      const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent.match(label))
      if (!button) throw new Error(`No button ${label}`)
      button.click()
    },
    /** Reads the form again, as when the window comes back. */
    reload: () => source.cell.reload(),
    summary: () => [...box.querySelectorAll('.summary a')].map(({ textContent }) => textContent),
    state: () => box.querySelector<HTMLElement>('.save-state')?.dataset.kind,
    conflict: () => box.querySelector('.conflict')?.textContent,
    close,
  }
}
