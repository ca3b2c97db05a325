import type { InstituteType } from '@pravesh/contract'
import { type SQL, sql } from '../../src/platform/db/drizzle.ts'
import type { Database } from '../../src/platform/db/index.ts'

/** A row of a look-up for each number, in turn. */
const rotateRows = (table: string, columns = 'id'): SQL =>
  sql.raw(`(select ${columns}, row_number() over (order by id) - 1 as at, count(*) over () as of from ${table})`)

const wordList = `Sunrise Valley Green Saraswati Riverside Himalaya Lotus Ashoka Narmada Kaveri Ganga Nilgiri Malabar Deccan Aravalli Konark
  Ajanta Ellora Hampi Sanchi Nalanda Takshila Vikram Chanakya Aryabhata`
const wordTable = sql`(select word, at - 1 as at, count(*) over () as of
  from regexp_split_to_table(${wordList}::text, '\\s+') with ordinality u(word, at))`
/** Spread over about a year, later numbers not always later. */
const timestampAt = (step: number): SQL => sql`now() - make_interval(mins => n * ${sql.raw(String(step))} % 500000)`
/** One of the students filled in, for each number. */
const person = sql` cross join lateral (select (select max(id) from student_account where email like '%@filled.example') - n % 15000 as id) a`
const generateRows = (rows: number): SQL => sql`generate_series(1, ${sql.raw(String(rows))}) n`

const fillers: SQL[] = [
  sql`insert into school (name, url, status, state, city, affiliation_no, boards, school_type, gender, class_from, class_to, mediums,
      popularity, rating, rating_count, fee_min, fee_max, is_partner, created_at, updated_at, admission_opens_on, admission_closes_on)
    select w.word || ' ' || (array['Public', 'Convent', 'Model', 'Central'])[1 + n % 4] || ' School ' || n,
      'filled-school-' || n, case when n % 40 = 0 then 'draft' else 'published' end,
      c.state, c.id, (1000000 + n)::text, array[b.id], t.id, (array['co-ed', 'girls', 'boys'])[1 + n % 3], 1, 8 + 2 * (n % 3), array[m.id],
      (n * 7919 % 1000) / 10.0, case when n % 3 = 0 then 1 + n % 5 end, n % 3, case when n % 2 = 0 then 1000 * (n % 400) end,
      case when n % 2 = 0 then 1000 * (n % 400) + 5000 end, n % 500 = 0, ${timestampAt(31)}, ${timestampAt(17)},
      case when n % 50 = 0 then current_date - 10 end, case when n % 50 = 0 then current_date + 10 end
    from ${generateRows(20_000)} join ${wordTable} w on w.at = n % w.of join ${rotateRows('city', 'id, state')} c on c.at = n % c.of
      join ${rotateRows('board')} b on b.at = n % b.of join ${rotateRows('medium')} m on m.at = n % m.of
      join ${rotateRows('school_type')} t on t.at = n % t.of`,
  sql`insert into college (name, short_name, url, status, state, city, aishe_code, college_type, categories, courses, levels, ownership,
      popularity, rating, rating_count, fee_min, fee_max, nirf_best, is_partner, created_at, updated_at)
    select w.word || ' Institute of ' || (array['Technology', 'Science', 'Arts', 'Law'])[1 + n % 4] || ' ' || n, w.word || n,
      'filled-college-' || n, case when n % 40 = 0 then 'draft' else 'published' end,
      c.state, c.id, 'C-' || (10000 + n), t.id, array[g.id], array[k.id], array[l.id], (array['government', 'private'])[1 + n % 2],
      (n * 7919 % 1000) / 10.0, case when n % 3 = 0 then 1 + n % 5 end, n % 3, case when n % 2 = 0 then 1000 * (n % 400) end,
      case when n % 2 = 0 then 1000 * (n % 400) + 5000 end, case when n % 60 = 0 then n / 60 end, n % 500 = 0, ${timestampAt(31)}, ${timestampAt(17)}
    from ${generateRows(12_000)} join ${wordTable} w on w.at = n % w.of join ${rotateRows('city', 'id, state')} c on c.at = n % c.of
      join ${rotateRows('category')} g on g.at = n % g.of join ${rotateRows('course')} k on k.at = n % k.of
      join ${rotateRows('course_level')} l on l.at = n % l.of join ${rotateRows('college_type')} t on t.at = n % t.of`,
  sql`insert into student_account (track, name, email, mobile, mobile_verified, suspended, created_at)
    select (array['school', 'college'])[1 + n % 2], w.word || ' Person ' || n, 'person' || n || '@filled.example',
      '+9170' || lpad(n::text, 8, '0'), n % 2 = 0, n % 1000 = 0, ${timestampAt(31)}
    from ${generateRows(15_000)} join ${wordTable} w on w.at = n % w.of`,
  sql`insert into enquiry (reference, kind, status, name, mobile, email, message, institute_type, institute_id, consent_version, account,
      assignee, sender, created_at)
    select 'FILLED' || n, (array['general', 'admission-school', 'student', 'studyindia'])[1 + n % 4],
      case when n % 100 = 0 then 'assigned' else (array['new', 'replied', 'closed'])[1 + n % 3] end,
      w.word || ' Writer ' || n, '+9171' || lpad((n / 2)::text, 8, '0'), 'writer' || n || '@filled.example',
      'A question about ' || w.word || ' number ' || n, case when n % 2 = 0 then 'school' end,
      case when n % 2 = 0 then (select min(id) from school) + n % 3000 end, 'filled', a.id,
      case when n % 100 = 0 then (select min(id) from admin_account) end, 'account', ${timestampAt(31)}
    from ${generateRows(15_000)} join ${wordTable} w on w.at = n % w.of${person}`,
  sql`insert into import_run (kind, preset, file, digest, bytes, status, counts, started_at, finished_at)
    select (array['school', 'college'])[1 + n % 2], 'filled', 'register-' || n || '.csv', n::text, n, 'done',
      '{"created":1,"updated":0,"unchanged":0,"rejected":0,"met":0,"cities":0}', ${timestampAt(31)}, now() from ${generateRows(500)}`,
  sql`insert into job (kind, payload, state, attempts, run_at, ended_at, begun_at)
    select (array['mail', 'message'])[1 + n % 2], '{}', case when n % 200 = 0 then 'dead' when n % 100 = 1 then 'ready' else 'done' end,
      n % 5, ${timestampAt(31)}, case when n % 100 <> 1 then now() end, case when n % 400 = 0 then now() end from ${generateRows(15_000)}`,
  sql`insert into outbox (kind, "to", subject, text, reference, at)
    select 'mail', 'person' || n || '@filled.example', 'Filled', 'A mail', 'filled-' || n, ${timestampAt(31)} from ${generateRows(15_000)}`,
  sql`insert into application (account, institute_type, institute_id, status, session)
    select a.id, 'school', (select min(id) from school) + n, 'draft', '2026-27'
    from ${generateRows(15_000)}${person}`,
  sql`insert into payment (account, application, fees_type, amount, currency, gateway, gateway_order, status, created_at, next_ask_at)
    select a.account, a.id, 'registration', 100, 'INR', 'sandbox', 'order_' || a.id, (array['created', 'failed'])[1 + a.id % 2],
      now() - make_interval(mins => a.id * 31 % 500000), now() + interval '1 day' from application a where a.session = '2026-27'`,
  // Each third fee was paid, and a part of each went back.
  sql`update payment set status = 'paid', gateway_payment = 'pay_' || id, receipt_number = 'F/' || id, paid_at = created_at
    where gateway_order like 'order_%' and id % 3 = 0`,
  sql`insert into received_money (gateway_payment, payment, amount, currency, outcome)
    select gateway_payment, id, amount, currency, 'accepted' from payment where status = 'paid' and receipt_number like 'F/%'`,
  sql`insert into refund (gateway_payment, payment, amount, reason, status, refunded_at)
    select m.gateway_payment, m.payment, 1, 'requested', case when m.payment % 300 = 0 then 'due' else 'refunded' end, now()
    from received_money m join payment p on p.id = m.payment where p.receipt_number like 'F/%'`,
  sql`insert into payment_event (payment, source, kind, what) select id, 'order', 'ordered', 'created' from payment where receipt_number like 'F/%'`,
  sql`insert into webhook_event (id, name, gateway_payment)
    select 'evt_' || id, 'payment.captured', gateway_payment from payment where receipt_number like 'F/%'`,
  sql`insert into review (account, institute_type, institute_id, role, overall, pros, cons, status, waiting_since, created_at)
    select a.id, 'school', (select min(id) from school) + n, 'parent', 1 + n % 5, 'What is good there, ' || n, 'What is not, ' || n,
      case when n % 100 = 0 then 'pending' else 'published' end, case when n % 50 = 0 then ${timestampAt(31)} end, ${timestampAt(31)}
    from ${generateRows(15_000)}${person}`,
  sql`insert into review_event (review, kind, reason, report_reason)
    select id, (array['changed', 'published', 'reported'])[1 + id % 3], 'A reason', case when id % 3 = 2 then 'other' end from review`,
  sql`insert into institute_change (institute_type, institute_id, action, realm, account, by, fields, created_at)
    select 'school', (select min(id) from school) + n % 5000, 'changed', 'admin', 1, 'admin', '[{"name": "about"}]', ${timestampAt(31)}
    from ${generateRows(15_000)}`,
]

const documents = (kind: InstituteType): SQL =>
  sql`insert into search_doc (kind, ref_id, name, url, place, norm, also, popularity, city, head, tsv)
    select ${kind}, i.id, i.name, i.url, c.name, lower(i.name), '', i.popularity, i.city, false,
      setweight(to_tsvector('simple', regexp_replace(lower(i.name), '[0-9]', '', 'g')), 'A') || setweight(to_tsvector('simple', lower(c.name)), 'B')
        || array_to_tsvector(array['~' || ${kind}])
    from ${sql.identifier(kind)} i join city c on c.id = i.city where i.status = 'published' and i.url like 'filled-%'`

/**
 * Fills a seeded database until a scan of a table is visible in its plan, the same each time. With triggers, search and tallies would take
 * minutes: documents are written at once, and tallies stay those of the demo.
 */
export async function fill(database: Database): Promise<void> {
  await database.exclusively(async (db) => {
    const institutes = ['school', 'college'] as const
    for (const table of institutes) await db.execute(sql.raw(`alter table ${table} disable trigger user`))
    for (const filler of fillers) await db.execute(filler)
    for (const table of institutes) await db.execute(sql.raw(`alter table ${table} enable trigger user`))
    for (const table of institutes) await db.execute(documents(table))
    // Common words have their heads, as after an import.
    await db.execute(sql`select search_count_words()`)
    await db.execute(sql`select search_choose_heads(300, 100)`)
    await db.execute(sql`vacuum analyze`)
  })
}
