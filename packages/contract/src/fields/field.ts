import { z } from 'zod'
import { sourceSchema } from './source.ts'
import { emailText, storable, typedLine, typedText } from './text.ts'

export { personalText, storable, typedText } from './text.ts'

type Common = {
  label?: string
  /** Key of its label and help among the consoles' messages, where that is not its name. */
  textKey?: string
  help?: string
  /** Its sentence in the OpenAPI document, where neither `help` nor that of its kind is. */
  description?: string
  /** The same of the parameter that lists are filtered by it with, where it is another. */
  filterDescription?: string
  required?: true
  unique?: true
  /** Of a figure: the field that names its source. Without it no page shows the figure. */
  sourceIn?: string
  /** Of a text in Hindi: the field that it translates. Pages in Hindi show the other one, marked as English, while it is empty. */
  hindiOf?: string
}
type Texts = Common & { max?: number }
type Numbers = Common & { min?: number; max?: number }
/** `most`: how many of them there may be. */
type Lists = Common & { most?: number }

/** One declared field. `kind` decides its zod schema, its column and its control; nothing else branches on it. */
export type Field =
  | ({ kind: 'text' } & Texts)
  | ({ kind: 'longText' } & Texts)
  /** `plain`: pages show its headings, paragraphs and lists as plain words (`text-blocks.ts`), and no more of Markdown. */
  | ({ kind: 'markdown'; plain?: true } & Texts)
  | ({ kind: 'slug' } & Texts)
  | ({ kind: 'code'; pattern: RegExp; patternMessage: string } & Texts)
  /** `picture`: a page displays the address as a picture. */
  | ({ kind: 'link'; picture?: true } & Texts)
  | ({ kind: 'email' } & Texts)
  | ({ kind: 'integer' } & Numbers)
  | ({ kind: 'decimal' } & Numbers)
  | ({ kind: 'rupees' } & Numbers)
  | ({ kind: 'boolean' } & Common)
  | ({ kind: 'date' } & Common)
  | ({ kind: 'dateTime' } & Common)
  /** `initial`: the option a form of a new record begins with. */
  | ({ kind: 'choice'; options: readonly string[]; initial?: string } & Common)
  | ({ kind: 'choices'; options: readonly string[] } & Common)
  | ({ kind: 'tags' } & Texts & Lists)
  | ({ kind: 'reference'; to: string } & Common)
  | ({ kind: 'references'; to: string } & Lists)
  | ({ kind: 'rows'; of: Readonly<Record<string, Field>> } & Common)
  | ({ kind: 'source' } & Common)

export type FieldKind = Field['kind']
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>

type Filled<F> = F extends { kind: 'integer' | 'decimal' | 'rupees' | 'reference' }
  ? number
  : F extends { kind: 'boolean' }
    ? boolean
    : F extends { kind: 'choice'; options: readonly (infer O)[] }
      ? O
      : F extends { kind: 'choices'; options: readonly (infer O)[] }
        ? O[]
        : F extends { kind: 'tags' }
          ? string[]
          : F extends { kind: 'references' }
            ? number[]
            : F extends { kind: 'rows'; of: infer R extends Readonly<Record<string, Field>> }
              ? { [K in keyof R]: ValueOf<R[K]> }[]
              : F extends { kind: 'source' }
                ? z.infer<typeof sourceSchema>
                : string
/** Value of a field on the wire: lists and booleans always have one, the rest is null until it is known. */
export type ValueOf<F> = F extends { required: true } | { kind: 'boolean' | 'choices' | 'tags' | 'references' | 'rows' }
  ? Filled<F>
  : Filled<F> | null

const bounded = (f: { min?: number; max?: number }, n: z.ZodNumber) =>
  n.min(f.min ?? -2_147_483_648).max(f.max ?? 2_147_483_647)
export const slugText = z
  .string()
  .max(160)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens')
/** An http(s) address. Other schemes (javascript:, data:) never reach a page. */
export const webLink = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(500)
  .refine(storable, 'Contains characters that cannot be stored')
/** A picture or file: an http(s) address, or a path on this site beginning with a single slash. */
export const mediaLink = z.union([
  webLink,
  z
    .string()
    .max(500)
    .regex(/^\/(?!\/)[\w\-./%]+$/),
])
const storableYear = (year: number) => year >= 1000 && year <= 9998
const noSuchYear = 'The year must be between 1000 and 9998'
/** A day of the calendar. Databases know no year 0. */
export const dateText = typedLine(24)
  .date({ abort: true })
  .refine((day) => storableYear(Number(day.slice(0, 4))), noSuchYear)
/** A timestamp with its zone, whose year is in range in UTC too. */
export const dateTimeText = z.iso
  .datetime({ offset: true })
  .refine((timestamp) => storableYear(new Date(timestamp).getUTCFullYear()), noSuchYear)
export const recordId = z.int().min(1).max(2_147_483_647)

const required = <T extends z.ZodType>(f: { required?: true }, s: T) => (f.required ? s : s.nullable())
const texts = (f: Texts, max: number) =>
  required(f, f.required ? typedText(f.max ?? max).pipe(z.string().min(1, 'Required')) : typedText(f.max ?? max))

const schemas: { [K in FieldKind]: (f: FieldOf<K>) => z.ZodType } = {
  text: (f) => texts(f, 200),
  longText: (f) => texts(f, 4_000),
  markdown: (f) => texts(f, 60_000),
  slug: (f) =>
    required(f, slugText).describe(
      'Slug in addresses: small letters, digits and single hyphens; no two of a kind share one',
    ),
  code: (f) => required(f, z.string().regex(f.pattern, f.patternMessage)),
  link: (f) => required(f, mediaLink),
  email: (f) => required(f, emailText()),
  integer: (f) => required(f, bounded(f, z.int())),
  decimal: (f) => required(f, bounded(f, z.number())),
  rupees: (f) => required(f, bounded({ min: 0, max: 1_000_000_000, ...f }, z.int())),
  boolean: () => z.boolean(),
  date: (f) => required(f, dateText),
  dateTime: (f) => required(f, dateTimeText),
  choice: (f) => required(f, z.enum(f.options as [string, ...string[]])),
  choices: (f) => z.array(z.enum(f.options as [string, ...string[]])).max(50),
  tags: (f) => z.array(typedText(f.max ?? 120).pipe(z.string().min(1))).max(f.most ?? 100),
  reference: (f) => required(f, recordId),
  references: (f) => z.array(recordId).max(f.most ?? 300),
  rows: (f) => z.array(z.strictObject(shapeOf(f.of))).max(300),
  source: (f) =>
    required(f, sourceSchema).describe('Where this comes from and as of when; null where no source was recorded'),
}

/** The zod schema of one declared field, as it is answered. */
export function schemaOf<F extends Field>(field: F): z.ZodType<ValueOf<F>> {
  const make = schemas[field.kind] as (f: Field) => z.ZodType
  const schema = make(field) as z.ZodType<ValueOf<F>>
  const description = field.description ?? field.help
  return description === undefined ? schema : schema.describe(description)
}
/** The schemas of a set of fields. */
export function shapeOf(fields: Readonly<Record<string, Field>>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]))
}
/** The stored value of an absent optional field. */
export function emptyOf(field: Field): boolean | [] | null {
  if (field.kind === 'boolean') return false
  return ['choices', 'tags', 'references', 'rows'].includes(field.kind) ? [] : null
}
