import { sql } from 'drizzle-orm'
import type { Home } from '../../db/index.ts'
import { settle } from '../../search/index.ts'

const schools = sql`
  insert into school (name, name_local, url, status, state, city, affiliation_no, boards, school_type, gender, class_from, class_to,
    mediums, facilities, popularity, rating, rating_count, fee_min, fee_max, is_partner, created_at, updated_at,
    admission_opens_on, admission_closes_on)
  select w.word || ' ' || (array['Public', 'Convent', 'Model', 'Central'])[1 + n % 4] || ' School ' || n, null,
    'filled-' || lower(w.word) || '-' || n, (array['published', 'published', 'published', 'published', 'draft'])[1 + n % 5],
    c.state, c.id, (1000000 + n)::text, array[b.id], t.id,
    (array['co-ed', 'girls', 'boys'])[1 + n % 3], 1, 8 + 2 * (n % 3), array[m.id], '{}', (n * 7919 % 1000) / 10.0,
    case when n % 3 = 0 then 1 + n % 5 end, n % 3, case when n % 2 = 0 then 1000 * (n % 400) end,
    case when n % 2 = 0 then 1000 * (n % 400) + 5000 end, n % 500 = 0, now() - make_interval(mins => n * 31 % 400000),
    now() - make_interval(mins => n * 17 % 300000),
    case when n % 50 = 0 then current_date - 10 end, case when n % 50 = 0 then current_date + 10 end
  from generate_series(1, 20000) n
  join (select id, state, row_number() over (order by id) - 1 as at, count(*) over () as of from city) c on c.at = n % c.of
  join (select id, row_number() over (order by id) - 1 as at, count(*) over () as of from board) b on b.at = n % b.of
  join (select id, row_number() over (order by id) - 1 as at, count(*) over () as of from medium) m on m.at = n % m.of
  join (select id, row_number() over (order by id) - 1 as at, count(*) over () as of from school_type) t on t.at = n % t.of
  join (select word, at - 1 as at, count(*) over () as of
    from unnest(array['Sunrise', 'Valley', 'Green', 'Saraswati', 'Riverside', 'Himalaya', 'Lotus', 'Ashoka', 'Narmada', 'Kaveri',
      'Ganga', 'Nilgiri', 'Malabar', 'Deccan', 'Aravalli', 'Konark', 'Ajanta', 'Ellora', 'Hampi', 'Sanchi', 'Nalanda', 'Takshila',
      'Vikram', 'Chanakya', 'Aryabhata']) with ordinality u(word, at)) w on w.at = n % w.of`
