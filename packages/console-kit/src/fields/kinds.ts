import type { FieldKind } from '@pravesh/contract'
import { Choice, Choices } from './Choices.tsx'
import { DateTime, Day } from './Dates.tsx'
import { Email } from './Email.tsx'
import type { Kind } from './kind.ts'
import { Link } from './Link.tsx'
import { LongText } from './LongText.tsx'
import { Markdown } from './Markdown.tsx'
import { Decimal, Integer, Rupees } from './Numbers.tsx'
import { Reference, References } from './References.tsx'
import { Rows } from './Rows.tsx'
import { Slug } from './Slug.tsx'
import { SourceKind } from './Source.tsx'
import { Tags } from './Tags.tsx'
import { Code, Text } from './Text.tsx'
import { YesNo } from './YesNo.tsx'

/** Every kind of field, in forms and in lists. A new kind of the contract does not compile until it stands here. */
export const kinds: { [K in FieldKind]: Kind<K> } = {
  text: Text,
  longText: LongText,
  markdown: Markdown,
  slug: Slug,
  code: Code,
  link: Link,
  email: Email,
  integer: Integer,
  decimal: Decimal,
  rupees: Rupees,
  boolean: YesNo,
  date: Day,
  dateTime: DateTime,
  choice: Choice,
  choices: Choices,
  tags: Tags,
  reference: Reference,
  references: References,
  rows: Rows,
  source: SourceKind,
}
