import type { FieldKind } from '@pravesh/contract'
import { Choice, Choices } from './Choices.tsx'
import { DateTime, Day } from './Dates.tsx'
import type { Kind } from './kind.ts'
import { Decimal, Integer, Rupees } from './Numbers.tsx'
import { Reference, References } from './reference/References.tsx'
import { Rows } from './rows/Rows.tsx'
import { Email } from './text/Email.tsx'
import { Link } from './text/Link.tsx'
import { LongText } from './text/LongText.tsx'
import { Markdown } from './text/Markdown.tsx'
import { Slug } from './text/Slug.tsx'
import { SourceKind } from './text/Source.tsx'
import { Tags } from './text/Tags.tsx'
import { Code, Text } from './text/Text.tsx'
import { YesNo } from './YesNo.tsx'

/** Every kind of field, in forms and in lists. A new kind of the contract does not compile until it is added here. */
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
