import { FieldGrid } from '@pravesh/console-kit/fields/FieldGrid'
import { FormSection } from '@pravesh/console-kit/form/FormSection'
import type { FormTab } from '@pravesh/console-kit/form/FormTabs'
import type { Declared } from '@pravesh/contract'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { Fragment, type ReactNode } from 'react'
import { inputsOf } from './institute-fields.ts'

/** A section of the declaration: a heading over a grid of its inputs, with hand-made inputs; or entirely hand-made. */
type Section = { title: ConsoleKey; intro?: ConsoleKey; above?: ReactNode; below?: ReactNode } | { content: ReactNode }

/** The tabs that have a field. */
export const withFields = (tabs: readonly FormTab[]): FormTab[] => tabs.filter(({ fields }) => fields.length > 0)

/** A tab of an institute's editor, by its declared sections. It contains every field of these; a section without a field is left out. */
export function sectionTab(
  declared: Declared,
  name: string,
  label: ConsoleKey,
  sections: Readonly<Record<string, Section>>,
): FormTab {
  const inputs = inputsOf(declared)
  const fieldsIn = (section: string) => Object.entries(declared).filter(([, { form }]) => form.section === section)
  const content = Object.entries(sections).map(([key, section]) => {
    if (fieldsIn(key).length === 0) return null
    if ('content' in section) return <Fragment key={key}>{section.content}</Fragment>
    const { title, intro, above, below } = section
    const grid = fieldsIn(key).flatMap(([field, { kind, form }]) => (kind === 'part' || form.custom ? [] : [field]))
    return (
      <FormSection key={key} title={title} {...(intro && { intro })}>
        {above}
        <FieldGrid fields={inputs} names={grid} />
        {below}
      </FormSection>
    )
  })
  const fields = Object.keys(sections).flatMap((key) => fieldsIn(key).map(([field]) => field))
  return { name, label, fields, content }
}
