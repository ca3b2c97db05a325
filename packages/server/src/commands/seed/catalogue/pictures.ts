import type { InstituteType } from '@pravesh/contract'
import { inArray, sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { instituteTables } from '../../../platform/db/tables/tables-of.ts'
import { instituteMedia } from '../../../platform/db/tables.ts'
import { chance } from '../chance.ts'
import { idOf, insertAll } from '../insert.ts'
import { readRows } from '../read.ts'
import { managed } from './managed.ts'
import { demoIds } from './merge-institutes.ts'
import { demo } from './sources.ts'

type Scene = { file: string; alt: string; caption: string }

/**
 * Drawn for the demo, in `site/public/demo`: one file of a scene serves every institute that has it. The Hindi of these texts is in the
 * messages (`catalogue/pictures.ts`).
 */
const scenes = {
  gate: scene('campus-gate', 'Open iron gates between brick pillars, a path to a low building', 'The main gate'),
  classroom: scene('classroom', 'A blackboard between two windows, rows of wooden desks', 'A classroom'),
  library: scene('library', 'Tall shelves of books, a reading table with a lamp', 'The library'),
  laboratory: scene('laboratory', 'Flasks, a microscope and test tubes on a bench', 'The laboratory'),
  computers: scene('computer-room', 'Two rows of screens below three windows', 'The computer room'),
  playground: scene('playground', 'A slide, swings and a see-saw on sand', 'The playground'),
  sports: scene('sports-day', 'Hurdles on a red track below strings of flags', 'Sports day'),
  auditorium: scene('auditorium', 'A lit stage with a lectern, rows of red seats', 'The auditorium'),
  canteen: scene('canteen', 'Tables before a counter with an awning', 'The canteen'),
  hostel: scene('hostel-room', 'Two beds, a desk and a window with curtains', 'A hostel room'),
  bus: scene('bus', 'A yellow bus on a road between trees', 'A school bus'),
  art: scene('art-room', 'Two easels with landscapes, pots of paint on a table', 'The art room'),
  lawn: scene('lawn', 'Benches below large trees, a path across the grass', 'The lawn'),
  workshop: scene('workshop', 'A lathe and a workbench, tools on the wall', 'The workshop'),
} as const

function scene(file: string, alt: string, caption: string): Scene {
  return { file, alt: `Drawing: ${alt}`, caption }
}

const { gate, classroom, library, laboratory, computers, playground, sports } = scenes
const { auditorium, canteen, hostel, bus, art, lawn, workshop } = scenes
/** The first is shown by every institute of its kind; of the others each has a few. */
const scenesOf: Readonly<Record<InstituteType, readonly [Scene, ...Scene[]]>> = {
  school: [gate, classroom, library, laboratory, computers, playground, sports, bus, art, auditorium],
  college: [lawn, auditorium, library, laboratory, workshop, computers, canteen, hostel, sports, gate],
}
/** How many institutes of each kind have pictures: the first, which are those that the demo's own logins manage, and more schools. */
const illustrated: Readonly<Record<InstituteType, number>> = { school: 14, college: managed }

/** Pictures of the demo's first institutes, with tier demo. None is a cover: the drawn one tells institutes apart. */
export async function seedPictures(tx: Tx, kind: InstituteType): Promise<void> {
  const [ids, institutes] = [await demoIds(tx, kind), await readRows(`${kind}s.csv`, 'slug')]
  const slugs = institutes.slice(0, illustrated[kind]).map(({ slug }) => slug)
  const [first, ...others] = scenesOf[kind]
  const rows = slugs.flatMap((slug) =>
    [first, ...chance(`pictures ${slug}`).some(others, 0.55)].map(({ file, alt, caption }, index) => ({
      [kind]: idOf(ids, slug),
      kind: 'image' as const,
      url: `/demo/${file}.svg`,
      alt,
      caption,
      order: index + 1,
    })),
  )
  await insertAll(tx, instituteMedia, rows)
  const table = instituteTables[kind]
  await tx
    .update(table)
    .set({ sources: sql`${table.sources} || ${JSON.stringify({ media: demo })}::jsonb` })
    .where(
      inArray(
        table.id,
        slugs.map((slug) => idOf(ids, slug)),
      ),
    )
}
