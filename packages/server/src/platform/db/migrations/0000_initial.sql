-- The tables, functions, triggers and indexes of version 0.1.0, as pg_dump orders them.
SET LOCAL check_function_bodies = false;

CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE TABLE college (
    id integer NOT NULL,
    name text NOT NULL,
    name_local text,
    url text NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    publish_at timestamp with time zone,
    seo_title text,
    seo_description text,
    seo_image text,
    noindex boolean DEFAULT false NOT NULL,
    established integer,
    about text,
    logo text,
    cover text,
    address text,
    country integer,
    state integer NOT NULL,
    city integer NOT NULL,
    location integer,
    pincode text,
    lat double precision,
    lng double precision,
    phones text[] DEFAULT '{}'::text[] NOT NULL,
    email text,
    website text,
    facilities integer[] DEFAULT '{}'::integer[] NOT NULL,
    is_partner boolean DEFAULT false NOT NULL,
    claimed boolean DEFAULT false NOT NULL,
    sources jsonb DEFAULT '{}'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    fee_min integer,
    fee_max integer,
    fee_source jsonb,
    rating real,
    rating_count integer DEFAULT 0 NOT NULL,
    rating_source jsonb,
    popularity real DEFAULT 0 NOT NULL,
    short_name text,
    aishe_code text,
    college_type integer,
    categories integer[] DEFAULT '{}'::integer[] NOT NULL,
    university text,
    ownership text,
    approvals text[] DEFAULT '{}'::text[] NOT NULL,
    naac jsonb,
    nirf jsonb DEFAULT '[]'::jsonb NOT NULL,
    gender text,
    brochure text,
    courses integer[] DEFAULT '{}'::integer[] NOT NULL,
    specializations integer[] DEFAULT '{}'::integer[] NOT NULL,
    levels integer[] DEFAULT '{}'::integer[] NOT NULL,
    deliveries integer[] DEFAULT '{}'::integer[] NOT NULL,
    exams integer[] DEFAULT '{}'::integer[] NOT NULL,
    naac_grade text,
    nirf_best integer,
    admission_opens_on date,
    admission_closes_on date,
    admission_all_year boolean DEFAULT false NOT NULL,
    admission jsonb,
    unpublish_at timestamp with time zone,
    completeness integer DEFAULT 0 NOT NULL
);

CREATE FUNCTION college_completeness(college college) RETURNS integer
    LANGUAGE sql STABLE
    AS $_$
  SELECT round(100.0 * coalesce(sum(weight), 0) / 112)::int FROM (VALUES
    (15, institute_has_value(to_jsonb(($1).courses))),
    (15, ($1).fee_min IS NOT NULL),
    (12, institute_has_value(($1).admission)),
    (12, EXISTS (SELECT FROM college_placement p WHERE p.college = ($1).id)),
    (8, institute_has_value(to_jsonb(($1).phones))),
    (8, institute_has_value(to_jsonb(($1).about))),
    (8, institute_has_value(to_jsonb(($1).address))),
    (7, institute_has_value(to_jsonb(($1).cover))),
    (6, institute_has_value(to_jsonb(($1).facilities))),
    (6, EXISTS (SELECT FROM faq f WHERE f.college = ($1).id AND f.active)),
    (4, institute_has_value(to_jsonb(($1).email))),
    (4, institute_has_value(to_jsonb(($1).website))),
    (3, EXISTS (SELECT FROM institute_media m WHERE m.college = ($1).id)),
    (2, institute_has_value(to_jsonb(($1).brochure))),
    (2, EXISTS (SELECT FROM award a WHERE a.college = ($1).id))
  ) AS step (weight, done) WHERE done
$_$;

CREATE FUNCTION college_follow_parts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE college c SET completeness = college_completeness(c)
  WHERE c.id IN (SELECT college FROM changed) AND c.completeness <> college_completeness(c);
  RETURN NULL;
END
$$;

CREATE FUNCTION college_set_completeness() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.completeness := college_completeness(NEW);
  RETURN NEW;
END
$$;

CREATE FUNCTION enquiry_follow_thread() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE enquiry SET reply_by = enquiry_reply_by(id, status, created_at)
  WHERE id = coalesce(NEW.enquiry, OLD.enquiry) AND reply_by IS DISTINCT FROM enquiry_reply_by(id, status, created_at);
  RETURN NULL;
END
$$;

CREATE FUNCTION enquiry_reply_by(enquiry_id integer, enquiry_status text, raised_at timestamp with time zone) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
  SELECT CASE
    WHEN enquiry_status NOT IN ('new', 'assigned', 'contacted') THEN NULL
    WHEN answered.at IS NULL THEN raised_at
    ELSE (SELECT min(m.created_at) FROM enquiry_message m WHERE m.enquiry = enquiry_id AND m.created_at > answered.at)
  END + interval '48 hours'
  FROM (
    SELECT max(n.created_at) AS at FROM enquiry_note n
    WHERE n.enquiry = enquiry_id AND (n.kind = 'reply' OR n.outcome = 'spoke')
  ) answered
$$;

CREATE FUNCTION enquiry_set_reply_by() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.reply_by := enquiry_reply_by(NEW.id, NEW.status, NEW.created_at);
  RETURN NEW;
END
$$;

CREATE FUNCTION institute_has_value(value jsonb) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT value IS NOT NULL AND value NOT IN ('null'::jsonb, '""'::jsonb, '[]'::jsonb)
$$;

CREATE FUNCTION listing_college_counted() RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT 'status, state, city, college_type, courses, categories, levels, specializations, deliveries, ownership, gender, exams, naac_grade, nirf_best, fee_min, facilities'
$$;

CREATE FUNCTION listing_college_scopes(college college) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT scope FROM (
    SELECT ''
    UNION ALL SELECT 'state:' || "college"."state"
    UNION ALL SELECT 'city:' || "college"."city"
    UNION ALL SELECT 'type:' || "college"."college_type"
    UNION ALL SELECT 'ownership:' || "college"."ownership"
    UNION ALL SELECT 'category:' || category_held FROM unnest("college"."categories") AS category_held
    UNION ALL SELECT 'state:' || "college"."state" || ' ' || 'category:' || category_held FROM unnest("college"."categories") AS category_held
  ) AS every (scope) WHERE scope IS NOT NULL
$$;

CREATE FUNCTION listing_college_values(college college) RETURNS TABLE(facet text, value text)
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT * FROM (VALUES
    ('total', ''),
    ('state', ("college"."state")::text),
    ('city', ("college"."city")::text),
    ('type', ("college"."college_type")::text),
    ('ownership', ("college"."ownership")::text),
    ('gender', ("college"."gender")::text),
    ('naac', ("college"."naac_grade")::text),
    ('nirfMax', (('{10,25,50,100,200}'::int[])[width_bucket("college"."nirf_best" - 1, '{10,25,50,100,200}'::int[]) + 1])::text),
    ('feeMax', (('{50000,100000,200000,500000,1000000}'::int[])[width_bucket("college"."fee_min" - 1, '{50000,100000,200000,500000,1000000}'::int[]) + 1])::text)
  ) AS one (facet, value) WHERE value IS NOT NULL
  UNION ALL SELECT 'course', v::text FROM unnest("college"."courses") AS v
  UNION ALL SELECT 'category', v::text FROM unnest("college"."categories") AS v
  UNION ALL SELECT 'level', v::text FROM unnest("college"."levels") AS v
  UNION ALL SELECT 'specialization', v::text FROM unnest("college"."specializations") AS v
  UNION ALL SELECT 'delivery', v::text FROM unnest("college"."deliveries") AS v
  UNION ALL SELECT 'exam', v::text FROM unnest("college"."exams") AS v
  UNION ALL SELECT 'facility', v::text FROM unnest("college"."facilities") AS v
$$;

CREATE FUNCTION listing_follow() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
DECLARE
  counted text := CASE TG_TABLE_NAME WHEN 'school' THEN listing_school_counted() ELSE listing_college_counted() END;
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT 1 AS n, f::%1$I AS c FROM fresh f', TG_TABLE_NAME)
    WHEN 'DELETE' THEN format('SELECT -1 AS n, s::%1$I AS c FROM stale s', TG_TABLE_NAME)
    ELSE format('SELECT 1 AS n, f::%2$I AS c FROM fresh f JOIN (SELECT id, row(%1$s) AS was FROM stale) s USING (id) WHERE row(%1$s) IS DISTINCT FROM s.was
      UNION ALL SELECT -1, s::%2$I FROM stale s JOIN (SELECT id, row(%1$s) AS is FROM fresh) f USING (id) WHERE row(%1$s) IS DISTINCT FROM f.is', counted, TG_TABLE_NAME)
  END;
BEGIN
  EXECUTE format($q$
    INSERT INTO listing_tally (kind, scope, facet, value, n)
    SELECT %1$L, scope, v.facet, v.value, sum(n) FROM (%2$s OFFSET 0) AS changed, listing_%1$s_scopes(c) AS scope, listing_%1$s_values(c) AS v
    WHERE (c).status = 'published' GROUP BY scope, v.facet, v.value HAVING sum(n) <> 0 $q$, TG_TABLE_NAME, changed);
  RETURN NULL;
END $_$;

CREATE FUNCTION listing_recount() RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  LOCK TABLE listing_tally IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM listing_tally;
  INSERT INTO listing_tally (kind, scope, facet, value, n)
  SELECT 'school', scope, v.facet, v.value, count(*) FROM (SELECT c FROM school AS c WHERE c.status = 'published' OFFSET 0) AS counted,
    listing_school_scopes(c) AS scope, listing_school_values(c) AS v
  GROUP BY scope, v.facet, v.value;
  INSERT INTO listing_tally (kind, scope, facet, value, n)
  SELECT 'college', scope, v.facet, v.value, count(*) FROM (SELECT c FROM college AS c WHERE c.status = 'published' OFFSET 0) AS counted,
    listing_college_scopes(c) AS scope, listing_college_values(c) AS v
  GROUP BY scope, v.facet, v.value;
END $$;

CREATE FUNCTION listing_school_counted() RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT 'status, state, city, location, boards, ownership, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities, rating'
$$;

CREATE TABLE school (
    id integer NOT NULL,
    name text NOT NULL,
    name_local text,
    url text NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    publish_at timestamp with time zone,
    seo_title text,
    seo_description text,
    seo_image text,
    noindex boolean DEFAULT false NOT NULL,
    established integer,
    about text,
    logo text,
    cover text,
    address text,
    country integer,
    state integer NOT NULL,
    city integer NOT NULL,
    location integer,
    pincode text,
    lat double precision,
    lng double precision,
    phones text[] DEFAULT '{}'::text[] NOT NULL,
    email text,
    website text,
    facilities integer[] DEFAULT '{}'::integer[] NOT NULL,
    is_partner boolean DEFAULT false NOT NULL,
    claimed boolean DEFAULT false NOT NULL,
    sources jsonb DEFAULT '{}'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    fee_min integer,
    fee_max integer,
    fee_source jsonb,
    rating real,
    rating_count integer DEFAULT 0 NOT NULL,
    rating_source jsonb,
    popularity real DEFAULT 0 NOT NULL,
    udise_code text,
    affiliation_no text,
    school_type integer,
    boards integer[] DEFAULT '{}'::integer[] NOT NULL,
    management text,
    gender text,
    residential text,
    class_from integer,
    class_to integer,
    mediums integer[] DEFAULT '{}'::integer[] NOT NULL,
    students integer,
    teachers integer,
    transport text,
    hostel text,
    timings text,
    admission jsonb,
    admission_opens_on date,
    admission_closes_on date,
    admission_all_year boolean DEFAULT false NOT NULL,
    unpublish_at timestamp with time zone,
    ownership text,
    completeness integer DEFAULT 0 NOT NULL
);

CREATE FUNCTION listing_school_scopes(school school) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT scope FROM (
    SELECT ''
    UNION ALL SELECT 'state:' || "school"."state"
    UNION ALL SELECT 'city:' || "school"."city"
    UNION ALL SELECT 'board:' || board_held FROM unnest("school"."boards") AS board_held
    UNION ALL SELECT 'type:' || "school"."school_type"
    UNION ALL SELECT 'ownership:' || "school"."ownership"
    UNION ALL SELECT 'gender:' || "school"."gender"
    UNION ALL SELECT 'state:' || "school"."state" || ' ' || 'board:' || board_held FROM unnest("school"."boards") AS board_held
  ) AS every (scope) WHERE scope IS NOT NULL
$$;

CREATE FUNCTION listing_school_values(school school) RETURNS TABLE(facet text, value text)
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT * FROM (VALUES
    ('total', ''),
    ('state', ("school"."state")::text),
    ('city', ("school"."city")::text),
    ('location', ("school"."location")::text),
    ('ownership', ("school"."ownership")::text),
    ('type', ("school"."school_type")::text),
    ('gender', ("school"."gender")::text),
    ('residential', ("school"."residential")::text),
    ('classLevel', (coalesce("school"."class_from", -2) || ':' || "school"."class_to")::text),
    ('feeMax', (('{25000,50000,100000,200000,500000}'::int[])[width_bucket("school"."fee_min" - 1, '{25000,50000,100000,200000,500000}'::int[]) + 1])::text),
    ('ratingMin', (floor("school"."rating" * 2) / 2)::text)
  ) AS one (facet, value) WHERE value IS NOT NULL
  UNION ALL SELECT 'board', v::text FROM unnest("school"."boards") AS v
  UNION ALL SELECT 'medium', v::text FROM unnest("school"."mediums") AS v
  UNION ALL SELECT 'facility', v::text FROM unnest("school"."facilities") AS v
$$;

CREATE FUNCTION listing_sum_tallies() RETURNS void
    LANGUAGE sql
    AS $$
  WITH split AS (
    SELECT kind, scope, facet, value FROM listing_tally GROUP BY kind, scope, facet, value HAVING count(*) > 1
  ), taken AS (
    DELETE FROM listing_tally t USING split s
    WHERE t.kind = s.kind AND t.scope = s.scope AND t.facet = s.facet AND t.value = s.value
    RETURNING t.kind, t.scope, t.facet, t.value, t.n
  )
  INSERT INTO listing_tally (kind, scope, facet, value, n)
  SELECT kind, scope, facet, value, sum(n) FROM taken GROUP BY kind, scope, facet, value HAVING sum(n) <> 0
$$;

CREATE FUNCTION school_completeness(school school) RETURNS integer
    LANGUAGE sql STABLE
    AS $_$
  SELECT coalesce(sum(weight), 0)::int FROM (VALUES
    (15, EXISTS (SELECT FROM school_fee f WHERE f.school = ($1).id)),
    (15, institute_has_value(($1).admission)),
    (10, institute_has_value(to_jsonb(($1).phones))),
    (10, institute_has_value(to_jsonb(($1).about))),
    (8, institute_has_value(to_jsonb(($1).address))),
    (8, institute_has_value(to_jsonb(($1).cover))),
    (7, institute_has_value(to_jsonb(($1).facilities))),
    (7, EXISTS (SELECT FROM faq f WHERE f.school = ($1).id AND f.active)),
    (4, institute_has_value(to_jsonb(($1).email))),
    (4, institute_has_value(to_jsonb(($1).website))),
    (4, institute_has_value(to_jsonb(($1).timings))),
    (4, institute_has_value(to_jsonb(($1).transport))),
    (2, institute_has_value(to_jsonb(($1).logo))),
    (2, EXISTS (SELECT FROM award a WHERE a.school = ($1).id))
  ) AS step (weight, done) WHERE done
$_$;

CREATE FUNCTION school_follow_ownership() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.ownership := school_ownership(NEW.management, NEW.school_type);
  RETURN NEW;
END
$$;

CREATE FUNCTION school_follow_parts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE school s SET completeness = school_completeness(s)
  WHERE s.id IN (SELECT school FROM changed) AND s.completeness <> school_completeness(s);
  RETURN NULL;
END
$$;

CREATE FUNCTION school_ownership(management text, type integer) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  SELECT CASE
    WHEN management IN ('central-government', 'state-government', 'local-body') THEN 'government'
    WHEN management = 'government-aided' THEN 'government-aided'
    WHEN management IN ('private', 'trust') THEN 'private'
    ELSE (
      SELECT CASE
        WHEN t.url IN ('government', 'kendriya-vidyalaya', 'navodaya-vidyalaya', 'sainik-school') THEN 'government'
        WHEN t.url = 'government-aided' THEN 'government-aided'
        WHEN t.url IN ('private-unaided', 'army-public-school') THEN 'private'
      END FROM school_type t WHERE t.id = type
    )
  END
$$;

CREATE FUNCTION school_set_completeness() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.completeness := school_completeness(NEW);
  RETURN NEW;
END
$$;

CREATE FUNCTION search_choose_heads(common integer, best integer) RETURNS void
    LANGUAGE sql
    AS $$
  WITH word AS MATERIALIZED (
    SELECT d.kind, d.ref_id, d.popularity, length(d.norm) AS size, t.word, t.at
    FROM search_doc d, unnest(string_to_array(d.norm, ' ')) WITH ORDINALITY AS t (word, at)
    JOIN search_word w ON w.word = t.word COLLATE "C" AND w.documents >= common
  ), head AS (
    SELECT kind, ref_id FROM (
      SELECT kind, ref_id, row_number() OVER (PARTITION BY word ORDER BY popularity DESC, size, ref_id) AS rank FROM word) a WHERE rank <= best
    UNION
    SELECT kind, ref_id FROM (
      SELECT a.kind, a.ref_id, row_number() OVER (PARTITION BY a.word, b.word ORDER BY a.popularity DESC, a.size, a.ref_id) AS rank
      FROM word a JOIN word b ON b.kind = a.kind AND b.ref_id = a.ref_id AND b.at = a.at + 1) p WHERE rank <= best
    UNION
    SELECT kind, ref_id FROM (
      SELECT kind, ref_id, row_number() OVER (PARTITION BY city, kind ORDER BY popularity DESC, length(norm), ref_id) AS rank FROM search_doc) c
      WHERE rank <= 5
    UNION
    (SELECT kind, ref_id FROM search_doc ORDER BY popularity DESC, length(norm), ref_id LIMIT 20 * best)
  )
  UPDATE search_doc d SET head = NOT d.head
  FROM search_doc own LEFT JOIN head h USING (kind, ref_id)
  WHERE d.kind = own.kind AND d.ref_id = own.ref_id AND own.head <> (h.ref_id IS NOT NULL)
$$;

CREATE FUNCTION search_count_words() RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  CREATE TEMP TABLE counted ON COMMIT DROP AS
    SELECT word COLLATE "C" AS word, ndoc FROM ts_stat('SELECT tsv FROM search_doc') WHERE word !~ '^~';
  PERFORM search_learn(ARRAY(SELECT word FROM counted));
  UPDATE search_word w SET documents = c.ndoc FROM counted c WHERE c.word = w.word AND c.ndoc <> w.documents;
  DELETE FROM search_slip s USING search_word w
    WHERE s.word = w.id AND NOT EXISTS (SELECT FROM counted c WHERE c.word = w.word);
  DELETE FROM search_word w WHERE NOT EXISTS (SELECT FROM counted c WHERE c.word = w.word);
  DROP TABLE counted;
END $$;

CREATE FUNCTION search_fill_tops() RETURNS void
    LANGUAGE sql
    AS $$
  DELETE FROM search_top;
  WITH head AS MATERIALIZED (
    SELECT DISTINCT d.kind, d.ref_id, length(d.norm) AS size, left(l.lexeme, n) AS prefix,
      -- A name that begins so comes before one that has such a word later.
      d.popularity + CASE WHEN starts_with(d.norm, left(l.lexeme, n)) OR starts_with(d.also, left(l.lexeme, n)) THEN 30 ELSE 0 END AS merit
    FROM search_doc d, unnest(d.tsv) AS l, generate_series(1, 3) AS n
    WHERE d.head AND 'A' = ANY (l.weights) AND length(l.lexeme) >= n
  ), ranked AS (
    SELECT *, row_number() OVER (PARTITION BY prefix ORDER BY merit DESC, size, ref_id) AS overall,
      row_number() OVER (PARTITION BY kind, prefix ORDER BY merit DESC, size, ref_id) AS within
    FROM head
  )
  INSERT INTO search_top (scope, prefix, kinds, ids)
  SELECT 'all', prefix, array_agg(kind ORDER BY overall), array_agg(ref_id ORDER BY overall)
  FROM ranked WHERE overall <= 10 GROUP BY prefix HAVING count(*) = 10
  UNION ALL
  SELECT kind, prefix, array_agg(kind ORDER BY within), array_agg(ref_id ORDER BY within)
  FROM ranked WHERE within <= 10 AND kind IN ('school', 'college') GROUP BY kind, prefix HAVING count(*) = 10
$$;

CREATE FUNCTION search_follow() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  ids int[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    ids := ARRAY(SELECT id FROM fresh);
  ELSIF TG_OP = 'DELETE' THEN
    ids := ARRAY(SELECT id FROM stale);
  ELSIF TG_TABLE_NAME = 'school' THEN
    ids := ARRAY(SELECT f.id FROM fresh f JOIN stale s USING (id)
      WHERE (f.name, f.name_local, f.url, f.status, f.state, f.city, f.location, f.popularity)
        IS DISTINCT FROM (s.name, s.name_local, s.url, s.status, s.state, s.city, s.location, s.popularity));
  ELSIF TG_TABLE_NAME = 'college' THEN
    ids := ARRAY(SELECT f.id FROM fresh f JOIN stale s USING (id)
      WHERE (f.name, f.short_name, f.name_local, f.url, f.status, f.state, f.city, f.location, f.popularity)
        IS DISTINCT FROM (s.name, s.short_name, s.name_local, s.url, s.status, s.state, s.city, s.location, s.popularity));
  ELSE
    ids := ARRAY(SELECT id FROM fresh);
  END IF;
  IF cardinality(ids) > 0 THEN
    PERFORM search_refresh(TG_TABLE_NAME, ids);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION search_follow_name() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  ids int[] := ARRAY(SELECT f.id FROM fresh f JOIN stale s USING (id) WHERE to_jsonb(f) - 'updated_at' <> to_jsonb(s) - 'updated_at');
BEGIN
  IF cardinality(ids) = 0 THEN RETURN NULL; END IF;
  CASE TG_TABLE_NAME
    WHEN 'state' THEN
      PERFORM search_refresh('school', ARRAY(SELECT id FROM school WHERE state = ANY (ids)));
      PERFORM search_refresh('college', ARRAY(SELECT id FROM college WHERE state = ANY (ids)));
    WHEN 'city' THEN
      PERFORM search_refresh('school', ARRAY(SELECT id FROM school WHERE city = ANY (ids)));
      PERFORM search_refresh('college', ARRAY(SELECT id FROM college WHERE city = ANY (ids)));
    WHEN 'location' THEN
      PERFORM search_refresh('school', ARRAY(SELECT id FROM school WHERE location = ANY (ids)));
      PERFORM search_refresh('college', ARRAY(SELECT id FROM college WHERE location = ANY (ids)));
    WHEN 'category' THEN
      PERFORM search_refresh('course', ARRAY(SELECT id FROM course WHERE category = ANY (ids)));
    WHEN 'course_level' THEN
      PERFORM search_refresh('course', ARRAY(SELECT id FROM course WHERE level = ANY (ids)));
    WHEN 'career_category' THEN
      PERFORM search_refresh('career', ARRAY(SELECT id FROM career WHERE category = ANY (ids)));
    WHEN 'article_category' THEN
      PERFORM search_refresh('article', ARRAY(SELECT id FROM article WHERE category = ANY (ids)));
  END CASE;
  RETURN NULL;
END $$;

CREATE FUNCTION search_key(word text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  SELECT CASE WHEN word !~ '^[a-z]+$' THEN word ELSE
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(word, 'sch', 'sk'), 'chh', 'ch'), 'ph', 'f'), 'ck', 'k'), 'w', 'v'), 'z', 'j'), 'x', 'ks'),
      'c(?=[eiy])', 's', 'g'), 'ch', '1', 'g'), '[cq]', 'k', 'g'), '1h?', 'c', 'g'), '([bcdgjklprst])h', '\1', 'g'),
      'ee|ii', 'i', 'g'), 'oo|uu|ou', 'u', 'g'), '(.)\1+', '\1', 'g'), '(?<=...)(iya|ia|ya|a|iy|y)$', 'i'),
      '([aeiou][bcdfgjklmnpqrstv])a(?=[bcdfgjklmnpqrstv][aeiou])', '\1', 'g')
  END
$_$;

CREATE FUNCTION search_latin(told text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
DECLARE
  pair text[];
  said text := translate(told, '०१२३४५६७८९', '0123456789');
BEGIN
  -- A dot below is one sign with its letter or a sign of its own.
  said := replace(replace(normalize(said, NFD), 'ड़', 'र'), 'ढ़', 'र्ह');
  said := replace(said, '़', '');
  said := replace(replace(said, 'ज्ञ', 'ग्य'), 'क्ष', 'क्श');
  -- A consonant without a vowel sign carries an a, but not at the end of a word.
  said := regexp_replace(said, '([क-ह])(?![ा-्])', '\1अ', 'g');
  said := regexp_replace(said, '([क-ह])अ(?![ऀ-ॿ])', '\1', 'g');
  said := regexp_replace(said, 'ं(?=[प-म])', 'm', 'g');
  FOREACH pair SLICE 1 IN ARRAY ARRAY[
    ['ं','n'],['ँ','n'],['ः',''],['्',''],
    ['ा','a'],['ि','i'],['ी','i'],['ु','u'],['ू','u'],['ृ','ri'],['े','e'],['ै','ai'],['ो','o'],['ौ','au'],['ॉ','o'],['ॅ','e'],
    ['अ','a'],['आ','a'],['इ','i'],['ई','i'],['उ','u'],['ऊ','u'],['ऋ','ri'],['ए','e'],['ऐ','ai'],['ओ','o'],['औ','au'],['ऑ','o'],['ऍ','e'],
    ['क','k'],['ख','kh'],['ग','g'],['घ','gh'],['ङ','n'],['च','ch'],['छ','chh'],['ज','j'],['झ','jh'],['ञ','n'],
    ['ट','t'],['ठ','th'],['ड','d'],['ढ','dh'],['ण','n'],['त','t'],['थ','th'],['द','d'],['ध','dh'],['न','n'],
    ['प','p'],['फ','ph'],['ब','b'],['भ','bh'],['म','m'],['य','y'],['र','r'],['ल','l'],['ळ','l'],['व','v'],
    ['श','sh'],['ष','sh'],['स','s'],['ह','h']]
  LOOP
    said := replace(said, pair[1], pair[2]);
  END LOOP;
  RETURN said;
END $$;

CREATE FUNCTION search_learn(words text[]) RETURNS void
    LANGUAGE sql
    AS $_$
  WITH unseen AS (
    SELECT DISTINCT w.word COLLATE "C" AS word FROM unnest(words) AS w (word)
    WHERE w.word !~ '^~' AND NOT EXISTS (SELECT FROM search_word known WHERE known.word = w.word COLLATE "C")
  ), learnt AS (
    INSERT INTO search_word (word, key, documents) SELECT word, search_key(word), 1 FROM unseen ORDER BY word
    ON CONFLICT DO NOTHING RETURNING id, word
  )
  INSERT INTO search_slip (slip, word)
  SELECT word, id FROM learnt WHERE word ~ '^[a-z]{3,24}$'
  UNION
  SELECT overlay(word PLACING '' FROM at FOR 1), id FROM learnt, generate_series(1, length(word)) AS at WHERE word ~ '^[a-z]{4,24}$'
$_$;

CREATE FUNCTION search_norm(told text) RETURNS text
    LANGUAGE plpgsql STABLE PARALLEL SAFE
    AS $$
DECLARE
  said text := lower(translate(told, U&'\200C\200D', ''));
  word record;
BEGIN
  IF said ~ '[^ -~]' THEN
    IF said ~ '[ऀ-ॿ]' THEN
      FOR word IN SELECT a.phrase, a.also FROM search_alias a WHERE a.phrase = ANY (regexp_split_to_array(said, '[^ऀ-ॿ]+')) LOOP
        said := regexp_replace(said, '(?<![ऀ-ॿ])' || word.phrase || '(?![ऀ-ॿ])', word.also, 'g');
      END LOOP;
      said := search_latin(said);
    END IF;
    said := lower(unaccent('unaccent', said));
  END IF;
  said := regexp_replace(said, '[''`’]', '', 'g');
  said := regexp_replace(said, '\m([a-z])\.(?=[a-z])', '\1', 'g');
  said := regexp_replace(said, '(?<=[a-z0-9]) ?& ?(?=[a-z0-9])', ' and ', 'g');
  -- Letters of other scripts stay.
  said := btrim(regexp_replace(said, '[\x01-\x2f\x3a-\x60\x7b-\xbf\u2000-\u206f\u0964\u0965]+', ' ', 'g'));
  IF said ~ '\m[a-z] [a-z]\M' THEN
    said := regexp_replace(said, '\m([a-z]) (?=[a-z]\M)', '\1', 'g');
  END IF;
  IF said ~ '[a-z] s\M' THEN
    said := regexp_replace(said, '([a-z]{3,}) s\M', '\1s', 'g');
  END IF;
  IF said ~ '\mno[0-9]' THEN
    said := regexp_replace(said, '\mno([0-9])', 'no \1', 'g');
  END IF;
  IF said ~ '\m(ii|iii|iv|vi|vii|viii|ix)\M' THEN
    said := regexp_replace(said, '\mviii\M', '8', 'g');
    said := regexp_replace(said, '\mvii\M', '7', 'g');
    said := regexp_replace(said, '\mvi\M', '6', 'g');
    said := regexp_replace(said, '\miv\M', '4', 'g');
    said := regexp_replace(said, '\mix\M', '9', 'g');
    said := regexp_replace(said, '\miii\M', '3', 'g');
    said := regexp_replace(said, '\mii\M', '2', 'g');
  END IF;
  RETURN said;
END $$;

CREATE FUNCTION search_other_words(norm text) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  SELECT coalesce(string_agg(a.also, ' '), '') FROM search_alias a WHERE strpos(' ' || norm || ' ', ' ' || a.phrase || ' ') > 0
$$;

CREATE FUNCTION search_refresh(of_kind text, of_ids integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  words text[];
BEGIN
  DELETE FROM search_doc d
  WHERE d.kind = of_kind AND d.ref_id = ANY (of_ids)
    AND NOT EXISTS (SELECT FROM search_source s WHERE s.kind = of_kind AND s.ref_id = d.ref_id);
  WITH source AS MATERIALIZED (
    SELECT * FROM search_source s WHERE s.kind = of_kind AND s.ref_id = ANY (of_ids)
  ), places AS MATERIALIZED (
    SELECT p.city, p.location, said.place, said.norm || ' ' || search_other_words(said.norm) AS norm
    FROM (SELECT DISTINCT s.city, s.location FROM source s WHERE s.city IS NOT NULL) p
    JOIN city c ON c.id = p.city JOIN state t ON t.id = c.state LEFT JOIN location l ON l.id = p.location,
    LATERAL (SELECT concat_ws(', ', l.name, c.name, nullif(t.name, c.name)) AS place,
      search_norm(concat_ws(' ', l.name, c.name, c.name_local, nullif(c.district, c.name), t.name, t.name_local)) AS norm) said
  ), normal AS MATERIALIZED (
    SELECT s.kind, s.ref_id, s.name, s.url, coalesce(p.place, s.what) AS place, search_norm(s.name) AS norm,
      search_norm(coalesce(s.aliases, '')) AS also, coalesce(p.norm, search_norm(concat_ws(' ', s.what, s.hint))) AS place_norm,
      s.popularity, s.city
    FROM source s LEFT JOIN places p ON p.city = s.city AND p.location IS NOT DISTINCT FROM s.location
  ), written AS (
    INSERT INTO search_doc AS old (kind, ref_id, name, url, place, norm, also, popularity, city, head, tsv)
    SELECT n.kind, n.ref_id, n.name, n.url, n.place, n.norm, n.also, n.popularity, n.city, cardinality(of_ids) <= 50,
      search_vector(n.kind, n.norm || ' ' || n.also || ' ' || search_other_words(n.norm), n.place_norm)
    FROM normal n
    ON CONFLICT (kind, ref_id) DO UPDATE
      SET name = excluded.name, url = excluded.url, place = excluded.place, norm = excluded.norm, also = excluded.also,
        popularity = excluded.popularity, city = excluded.city, head = old.head OR excluded.head, tsv = excluded.tsv
      WHERE (old.name, old.url, old.place, old.norm, old.also, old.popularity, old.city, old.tsv)
        IS DISTINCT FROM (excluded.name, excluded.url, excluded.place, excluded.norm, excluded.also, excluded.popularity,
          excluded.city, excluded.tsv)
    RETURNING tsv
  )
  SELECT array_agg(DISTINCT word) INTO words FROM written, unnest(tsvector_to_array(written.tsv)) AS word;
  PERFORM search_learn(words);
END $$;

CREATE FUNCTION search_vector(kind text, named text, placed text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  SELECT (string_agg(format('%L:%s%s', word, least(position, 16000), weight), ' ') || ' ''~' || kind || '''')::tsvector
  FROM (
    SELECT word, position, 'A' AS weight FROM unnest(string_to_array(named, ' ')) WITH ORDINALITY AS a (word, position)
    UNION ALL
    SELECT word, position + 200, 'B' FROM unnest(string_to_array(placed, ' ')) WITH ORDINALITY AS b (word, position)
  ) AS words
  WHERE word <> '' AND word <> ALL ('{the,of,and,for,no,at,in,near}')
$$;

CREATE TABLE accordion_content (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    listing text NOT NULL,
    url text NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    "position" integer NOT NULL
);

ALTER TABLE accordion_content ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE account_consent (
    id integer NOT NULL,
    student integer NOT NULL,
    by text NOT NULL,
    name text NOT NULL,
    mobile text NOT NULL,
    version text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE account_consent ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE account_suspension (
    id integer NOT NULL,
    realm text NOT NULL,
    account integer NOT NULL,
    suspended boolean NOT NULL,
    reason text NOT NULL,
    by text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE account_suspension ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE admin_account (
    id integer NOT NULL,
    username text NOT NULL,
    password_hash text NOT NULL,
    name text,
    suspended boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE admin_account ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE admission_questions (
    id integer NOT NULL,
    school integer,
    college integer,
    questions jsonb NOT NULL,
    last integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT admission_questions_owner CHECK ((num_nonnulls(school, college) = 1))
);

ALTER TABLE admission_questions ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE application (
    id integer NOT NULL,
    account integer NOT NULL,
    child integer,
    institute_type text NOT NULL,
    institute_id integer NOT NULL,
    session text,
    class integer,
    quota text,
    answers jsonb DEFAULT '{}'::jsonb NOT NULL,
    documents integer[] DEFAULT '{}'::integer[] NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    waitlist_number integer,
    reply_by date,
    submitted_at timestamp with time zone,
    payment integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    sent jsonb,
    sent_version integer DEFAULT 1 NOT NULL,
    course integer,
    specialization integer,
    CONSTRAINT application_paid_is_submitted CHECK (((submitted_at IS NULL) = (payment IS NULL))),
    CONSTRAINT application_unpaid_is_open CHECK (((submitted_at IS NOT NULL) OR (status = ANY (ARRAY['draft'::text, 'payment_pending'::text, 'withdrawn'::text]))))
);

CREATE TABLE application_form (
    account integer NOT NULL,
    form jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE application ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE application_move (
    id integer NOT NULL,
    application integer NOT NULL,
    "from" text,
    "to" text NOT NULL,
    by text NOT NULL,
    actor text NOT NULL,
    note text,
    next_step text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    realm text,
    account integer,
    waitlist_number integer,
    reply_by date,
    "on" date,
    document_types text[] DEFAULT '{}'::text[] NOT NULL,
    corrected text[] DEFAULT '{}'::text[] NOT NULL
);

ALTER TABLE application_move ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE application_sent (
    application integer NOT NULL,
    version integer NOT NULL,
    sent jsonb,
    at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE article (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    title text NOT NULL,
    url text NOT NULL,
    status text NOT NULL,
    publish_at timestamp with time zone,
    seo_title text,
    seo_description text,
    seo_image text,
    noindex boolean DEFAULT false NOT NULL,
    category integer NOT NULL,
    excerpt text NOT NULL,
    body text NOT NULL,
    cover text,
    cover_alt text,
    author text NOT NULL,
    reviewer text,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    language text NOT NULL,
    published_at timestamp with time zone,
    unpublish_at timestamp with time zone,
    title_local text,
    excerpt_local text,
    body_local text,
    tags_local text[] DEFAULT '{}'::text[] NOT NULL
);

CREATE TABLE article_category (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    "position" integer
);

ALTER TABLE article_category ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
ALTER TABLE article ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE award (
    id integer NOT NULL,
    "position" integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    school integer,
    college integer,
    title text NOT NULL,
    body text,
    year integer,
    level text,
    image text,
    course integer,
    CONSTRAINT award_owner CHECK ((num_nonnulls(school, college) = 1))
);

ALTER TABLE award ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE bank_detail (
    account integer NOT NULL,
    holder text NOT NULL,
    number text NOT NULL,
    last_four text NOT NULL,
    ifsc text NOT NULL,
    type text NOT NULL,
    upi text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE board (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    short_name text NOT NULL,
    url text NOT NULL,
    website text,
    "position" integer
);

ALTER TABLE board ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE buyer_account (
    id integer NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    institute_type text NOT NULL,
    name text,
    mobile text,
    must_change_password boolean DEFAULT false NOT NULL,
    suspended boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE buyer_account ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE buyer_institute (
    buyer integer NOT NULL,
    institute integer NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE career (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    title text NOT NULL,
    url text NOT NULL,
    status text NOT NULL,
    publish_at timestamp with time zone,
    seo_title text,
    seo_description text,
    seo_image text,
    noindex boolean DEFAULT false NOT NULL,
    category integer NOT NULL,
    summary text NOT NULL,
    duties text[] DEFAULT '{}'::text[] NOT NULL,
    skills text[] DEFAULT '{}'::text[] NOT NULL,
    paths jsonb DEFAULT '[]'::jsonb NOT NULL,
    courses integer[] DEFAULT '{}'::integer[] NOT NULL,
    salary_entry integer,
    salary_mid integer,
    salary_senior integer,
    salary_source jsonb,
    outlook text,
    related integer[] DEFAULT '{}'::integer[] NOT NULL,
    source jsonb,
    unpublish_at timestamp with time zone,
    title_local text,
    summary_local text,
    duties_local text[] DEFAULT '{}'::text[] NOT NULL,
    skills_local text[] DEFAULT '{}'::text[] NOT NULL,
    outlook_local text
);

CREATE TABLE career_category (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    category_description text,
    category_description_local text
);

ALTER TABLE career_category ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
ALTER TABLE career ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE cart_item (
    id integer NOT NULL,
    account integer NOT NULL,
    child integer,
    institute_type text NOT NULL,
    institute_id integer NOT NULL,
    fees_type text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    course integer,
    specialization integer
);

ALTER TABLE cart_item ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE catalogue_change (
    id integer NOT NULL,
    entity text NOT NULL,
    record integer NOT NULL,
    record_name text NOT NULL,
    action text NOT NULL,
    fields jsonb DEFAULT '[]'::jsonb NOT NULL,
    realm text NOT NULL,
    account integer,
    by text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE catalogue_change ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE category (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    description text,
    "position" integer
);

ALTER TABLE category ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE child (
    id integer NOT NULL,
    account integer NOT NULL,
    name text NOT NULL,
    date_of_birth date NOT NULL,
    gender text,
    photo integer,
    nationality text,
    mother_tongue text,
    category text,
    special_needs text,
    current_school text,
    current_class integer,
    class_sought integer,
    session text,
    relation text NOT NULL,
    common_form jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE child ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE city (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    name_local text,
    url text NOT NULL,
    state integer NOT NULL,
    district text,
    lat double precision,
    lng double precision,
    source jsonb
);

ALTER TABLE city ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE college_contact (
    id integer NOT NULL,
    "position" integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    college integer NOT NULL,
    campus text NOT NULL,
    address text,
    lat double precision,
    lng double precision,
    phones text[] DEFAULT '{}'::text[] NOT NULL,
    email text
);

ALTER TABLE college_contact ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE college_content (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    url text NOT NULL,
    status text NOT NULL,
    publish_at timestamp with time zone,
    seo_title text,
    seo_description text,
    seo_image text,
    noindex boolean DEFAULT false NOT NULL,
    h1 text NOT NULL,
    title text,
    meta text,
    intro text,
    body text,
    filters jsonb DEFAULT '[]'::jsonb NOT NULL,
    faqs jsonb DEFAULT '[]'::jsonb NOT NULL,
    unpublish_at timestamp with time zone
);

ALTER TABLE college_content ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE college_cutoff (
    id integer NOT NULL,
    college integer NOT NULL,
    programme text NOT NULL,
    course integer,
    specialization integer,
    exam integer,
    paper integer,
    year integer NOT NULL,
    round integer NOT NULL,
    quota text NOT NULL,
    category text NOT NULL,
    seats text NOT NULL,
    opening integer NOT NULL,
    closing integer NOT NULL,
    preparatory boolean NOT NULL,
    source jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE college_cutoff ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE college_doc (
    id integer NOT NULL,
    account integer NOT NULL,
    slot text NOT NULL,
    document integer NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE college_doc ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE college_facility (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    title text NOT NULL,
    url text NOT NULL,
    "group" text NOT NULL,
    "position" integer
);

ALTER TABLE college_facility ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
ALTER TABLE college ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE college_offer (
    id integer NOT NULL,
    college integer NOT NULL,
    course integer NOT NULL,
    specializations integer[] DEFAULT '{}'::integer[] NOT NULL,
    level integer,
    delivery integer,
    duration_months integer,
    intake integer,
    fee_by_year integer[] DEFAULT '{}'::integer[] NOT NULL,
    fee_source jsonb,
    eligibility text,
    exams integer[] DEFAULT '{}'::integer[] NOT NULL,
    active boolean DEFAULT true NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    cutoffs jsonb DEFAULT '[]'::jsonb NOT NULL
);

ALTER TABLE college_offer ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE college_placement (
    id integer NOT NULL,
    college integer NOT NULL,
    year integer NOT NULL,
    course integer,
    eligible integer,
    placed integer,
    higher_studies integer,
    highest integer,
    average integer,
    median integer,
    lowest integer,
    recruiters integer[] DEFAULT '{}'::integer[] NOT NULL,
    source jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE college_placement ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE college_section (
    id integer NOT NULL,
    "position" integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    college integer NOT NULL,
    section text NOT NULL,
    title text NOT NULL,
    body text NOT NULL
);

ALTER TABLE college_section ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE college_type (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    "position" integer
);

ALTER TABLE college_type ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE contact_read (
    id integer NOT NULL,
    enquiry integer,
    realm text NOT NULL,
    account integer NOT NULL,
    read_at timestamp with time zone DEFAULT now() NOT NULL,
    application integer,
    CONSTRAINT contact_read_of CHECK ((num_nonnulls(enquiry, application) = 1))
);

ALTER TABLE contact_read ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE cost_of_study (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    country integer NOT NULL,
    city text,
    level integer NOT NULL,
    currency text NOT NULL,
    tuition_min integer,
    tuition_max integer,
    living_min integer,
    living_max integer,
    year integer NOT NULL,
    source jsonb
);

ALTER TABLE cost_of_study ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE country (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    code text NOT NULL,
    currency text
);

ALTER TABLE country ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE course (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    short_name text NOT NULL,
    url text NOT NULL,
    category integer NOT NULL,
    level integer NOT NULL,
    duration_months integer,
    about text,
    name_local text,
    about_local text
);

CREATE TABLE course_delivery (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    "position" integer
);

ALTER TABLE course_delivery ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
ALTER TABLE course ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE course_level (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    "position" integer
);

ALTER TABLE course_level ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE document (
    id integer NOT NULL,
    account integer NOT NULL,
    child integer,
    type text NOT NULL,
    title text NOT NULL,
    number text,
    mime text NOT NULL,
    size integer NOT NULL,
    sha256 text NOT NULL,
    key text NOT NULL,
    issued date,
    expires date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sealed_with text
);

ALTER TABLE document ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE email_code (
    student integer NOT NULL,
    email text NOT NULL,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE email_template (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    event text NOT NULL,
    language text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text,
    variables text[] DEFAULT '{}'::text[] NOT NULL,
    active boolean DEFAULT false NOT NULL
);

ALTER TABLE email_template ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE encryption_key (
    id text NOT NULL,
    proof text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE enquiry (
    id integer NOT NULL,
    reference text NOT NULL,
    kind text NOT NULL,
    status text DEFAULT 'new'::text NOT NULL,
    name text NOT NULL,
    mobile text NOT NULL,
    email text,
    city text,
    state text,
    message text,
    institute_type text,
    institute_id integer,
    page_url text,
    origin text,
    consent_version text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    assignee integer,
    sender text DEFAULT 'visitor'::text NOT NULL,
    account integer,
    reply_by timestamp with time zone,
    follow_up_on date,
    deleted_at timestamp with time zone
);

CREATE TABLE enquiry_change (
    id integer NOT NULL,
    enquiry integer,
    reference text,
    action text NOT NULL,
    realm text,
    account integer,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE enquiry_change ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
ALTER TABLE enquiry ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE enquiry_message (
    id integer NOT NULL,
    enquiry integer NOT NULL,
    message text,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    page_url text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    reference text,
    name text,
    email text,
    city text,
    state text,
    origin text,
    consent_version text,
    language text
);

ALTER TABLE enquiry_message ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE enquiry_note (
    id integer NOT NULL,
    enquiry integer NOT NULL,
    kind text NOT NULL,
    realm text NOT NULL,
    account integer NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    outcome text
);

ALTER TABLE enquiry_note ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE enquiry_opening (
    enquiry integer NOT NULL,
    account integer NOT NULL,
    opened_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE exam (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    full_name text NOT NULL,
    url text NOT NULL,
    status text NOT NULL,
    publish_at timestamp with time zone,
    seo_title text,
    seo_description text,
    seo_image text,
    noindex boolean DEFAULT false NOT NULL,
    exam_level integer NOT NULL,
    stream text,
    body text,
    mode text,
    languages text[] DEFAULT '{}'::text[] NOT NULL,
    frequency text,
    typical_month text,
    stages jsonb DEFAULT '[]'::jsonb NOT NULL,
    dates jsonb DEFAULT '[]'::jsonb NOT NULL,
    fees jsonb DEFAULT '[]'::jsonb NOT NULL,
    eligibility text,
    pattern text,
    syllabus text,
    cutoffs jsonb DEFAULT '[]'::jsonb NOT NULL,
    courses integer[] DEFAULT '{}'::integer[] NOT NULL,
    official_url text,
    about text,
    source jsonb,
    unpublish_at timestamp with time zone,
    name_local text,
    full_name_local text,
    body_local text,
    eligibility_local text,
    pattern_local text,
    syllabus_local text,
    about_local text
);

ALTER TABLE exam ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE exam_level (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    "position" integer
);

ALTER TABLE exam_level ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE faq (
    id integer NOT NULL,
    "position" integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    school integer,
    college integer,
    question text NOT NULL,
    answer text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    CONSTRAINT faq_owner CHECK ((num_nonnulls(school, college) = 1))
);

ALTER TABLE faq ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE import_change (
    run integer NOT NULL,
    institute integer NOT NULL,
    created boolean NOT NULL,
    version integer NOT NULL,
    before jsonb,
    after jsonb,
    keys jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE import_city (
    run integer NOT NULL,
    city integer NOT NULL
);

CREATE TABLE import_mapping (
    kind text NOT NULL,
    header text NOT NULL,
    mapping jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE import_mark (
    kind text NOT NULL,
    institute integer NOT NULL,
    fields jsonb NOT NULL
);

CREATE TABLE import_note (
    run integer NOT NULL,
    "row" integer NOT NULL,
    field text NOT NULL,
    code text NOT NULL,
    value text NOT NULL
);

CREATE TABLE import_part (
    run integer NOT NULL,
    "position" integer NOT NULL,
    data text NOT NULL
);

CREATE TABLE import_reject (
    run integer NOT NULL,
    "row" integer NOT NULL,
    reason jsonb NOT NULL,
    cells jsonb NOT NULL
);

CREATE TABLE import_row (
    source text NOT NULL,
    key text NOT NULL,
    hash text NOT NULL,
    kind text NOT NULL,
    institute integer NOT NULL,
    run integer NOT NULL,
    "row" integer NOT NULL
);

CREATE TABLE import_run (
    id integer NOT NULL,
    kind text NOT NULL,
    preset text NOT NULL,
    file text NOT NULL,
    digest text NOT NULL,
    bytes bigint NOT NULL,
    status text DEFAULT 'running'::text NOT NULL,
    rows integer DEFAULT 0 NOT NULL,
    counts jsonb NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone,
    account integer,
    account_name text,
    header jsonb,
    columns jsonb,
    dry_run jsonb,
    problem text,
    total_rows integer,
    rejects_until timestamp with time zone,
    new_status text DEFAULT 'published'::text NOT NULL,
    load_started_at timestamp with time zone,
    same_name text DEFAULT 'skip'::text NOT NULL,
    choices jsonb DEFAULT '[]'::jsonb NOT NULL,
    revert jsonb,
    file_columns jsonb,
    mapping jsonb,
    new_places text DEFAULT 'add'::text NOT NULL,
    places jsonb DEFAULT '[]'::jsonb NOT NULL
);

ALTER TABLE import_run ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE institute_change (
    id integer NOT NULL,
    institute_type text NOT NULL,
    institute_id integer,
    action text NOT NULL,
    realm text NOT NULL,
    account integer,
    by text NOT NULL,
    fields jsonb NOT NULL,
    proposal integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE institute_change ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE institute_key (
    kind text NOT NULL,
    scheme text NOT NULL,
    value text NOT NULL,
    institute integer NOT NULL
);

CREATE TABLE institute_media (
    id integer NOT NULL,
    "position" integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    college integer,
    kind text NOT NULL,
    url text NOT NULL,
    alt text,
    caption text,
    cover boolean DEFAULT false NOT NULL,
    school integer,
    CONSTRAINT institute_media_owner CHECK ((num_nonnulls(school, college) = 1))
);

ALTER TABLE institute_media ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE institute_proposal (
    id integer NOT NULL,
    institute_type text NOT NULL,
    institute_id integer NOT NULL,
    matter text NOT NULL,
    held jsonb NOT NULL,
    proposed jsonb NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    accepted text[] DEFAULT '{}'::text[] NOT NULL,
    reason text,
    account integer,
    by text NOT NULL,
    decided_by text,
    decided_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE institute_proposal ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE job (
    id integer NOT NULL,
    kind text NOT NULL,
    key text,
    payload jsonb NOT NULL,
    state text DEFAULT 'ready'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    leased_until timestamp with time zone,
    expires_at timestamp with time zone,
    progress real DEFAULT 0 NOT NULL,
    checkpoint jsonb,
    error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    begun_at timestamp with time zone
);

ALTER TABLE job ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE known_network (
    realm text NOT NULL,
    account integer NOT NULL,
    network text NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE listing_tally (
    kind text NOT NULL,
    scope text NOT NULL,
    facet text NOT NULL,
    value text NOT NULL,
    n integer NOT NULL
);

CREATE TABLE location (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    city integer NOT NULL,
    pincode text,
    lat double precision,
    lng double precision
);

ALTER TABLE location ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE mail_bounce (
    id integer NOT NULL,
    event text NOT NULL,
    address text NOT NULL,
    type text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE mail_bounce ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE mail_suppression (
    id integer NOT NULL,
    address text NOT NULL,
    purpose text NOT NULL,
    reason text NOT NULL,
    detail text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE mail_suppression ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE mass_mail (
    id integer NOT NULL,
    state text DEFAULT 'sending'::text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    key text,
    account integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    absent integer[] DEFAULT '{}'::integer[] NOT NULL,
    subject_hi text,
    body_hi text,
    per_minute integer DEFAULT 60 NOT NULL,
    next_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE mass_mail ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE mass_mail_person (
    id integer NOT NULL,
    mail integer NOT NULL,
    enquiry integer NOT NULL,
    address text,
    posted_at timestamp with time zone,
    left_out text,
    bounced_at timestamp with time zone
);

ALTER TABLE mass_mail_person ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE medium (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    "position" integer
);

ALTER TABLE medium ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE one_time_code (
    id text NOT NULL,
    mobile text NOT NULL,
    track text NOT NULL,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    ticket_hash text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE outbox (
    id integer NOT NULL,
    kind text NOT NULL,
    "to" text NOT NULL,
    subject text,
    text text NOT NULL,
    reference text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE outbox ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE partner_application (
    id integer NOT NULL,
    institute_type text NOT NULL,
    name text NOT NULL,
    institute_id integer,
    code text,
    link text,
    person text NOT NULL,
    role text,
    email text NOT NULL,
    mobile text NOT NULL,
    website text,
    city text,
    proof text[] DEFAULT '{}'::text[] NOT NULL,
    remarks text,
    status text DEFAULT 'new'::text NOT NULL,
    timeline jsonb DEFAULT '[]'::jsonb NOT NULL,
    buyer integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE partner_application ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE payment (
    id integer NOT NULL,
    account integer NOT NULL,
    application integer NOT NULL,
    fees_type text NOT NULL,
    amount integer NOT NULL,
    currency text NOT NULL,
    gateway text NOT NULL,
    gateway_order text,
    gateway_payment text,
    status text DEFAULT 'created'::text NOT NULL,
    receipt_number text,
    paid_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    next_ask_at timestamp with time zone,
    CONSTRAINT payment_paid_has_receipt CHECK (((paid_at IS NULL) = (receipt_number IS NULL))),
    CONSTRAINT payment_paid_has_time CHECK (((status <> 'paid'::text) OR (paid_at IS NOT NULL)))
);

CREATE TABLE payment_event (
    id integer NOT NULL,
    payment integer NOT NULL,
    source text NOT NULL,
    what text NOT NULL,
    gateway_payment text,
    at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    refund integer,
    actor text,
    actor_account integer
);

ALTER TABLE payment_event ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
ALTER TABLE payment ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE placement_company (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    sector text,
    website text,
    logo text
);

ALTER TABLE placement_company ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE published_file (
    key text NOT NULL,
    address text NOT NULL,
    mime text NOT NULL,
    size integer NOT NULL,
    sha256 text NOT NULL,
    width integer,
    height integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    unshown_since timestamp with time zone
);

CREATE TABLE receipt_counter (
    year text NOT NULL,
    last integer NOT NULL
);

CREATE TABLE received_money (
    gateway_payment text NOT NULL,
    payment integer,
    amount integer NOT NULL,
    currency text NOT NULL,
    outcome text NOT NULL,
    reason text,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT received_money_reason CHECK (((outcome = 'accepted'::text) = (reason IS NULL)))
);

CREATE TABLE redirect (
    id integer NOT NULL,
    kind text NOT NULL,
    url text NOT NULL,
    target integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE redirect ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE refund (
    id integer NOT NULL,
    gateway_payment text NOT NULL,
    payment integer,
    amount integer NOT NULL,
    reason text NOT NULL,
    note text,
    withdraw boolean DEFAULT false NOT NULL,
    status text DEFAULT 'due'::text NOT NULL,
    reference text DEFAULT ('rf'::text || replace((gen_random_uuid())::text, '-'::text, ''::text)) NOT NULL,
    key text,
    request_digest text,
    gateway_refund text,
    failed_refunds jsonb DEFAULT '[]'::jsonb NOT NULL,
    bank_reference text,
    tried_at timestamp with time zone,
    sent_at timestamp with time zone,
    failed_at timestamp with time zone,
    refunded_at timestamp with time zone,
    requested_by text,
    requested_account integer,
    at timestamp with time zone DEFAULT now() NOT NULL,
    held_at timestamp with time zone,
    transferred_at timestamp with time zone,
    CONSTRAINT refund_amount CHECK ((amount > 0))
);

ALTER TABLE refund ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE review (
    id integer NOT NULL,
    account integer NOT NULL,
    institute_type text NOT NULL,
    institute_id integer NOT NULL,
    role text NOT NULL,
    from_year integer,
    to_year integer,
    overall integer NOT NULL,
    aspects jsonb DEFAULT '{}'::jsonb NOT NULL,
    pros text NOT NULL,
    cons text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    reason text,
    verification text DEFAULT 'none'::text NOT NULL,
    owner_reply text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    waiting_since timestamp with time zone
);

CREATE TABLE review_event (
    id integer NOT NULL,
    review integer NOT NULL,
    kind text NOT NULL,
    staff text,
    report_reason text,
    reason text,
    before jsonb,
    at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE review_event ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
ALTER TABLE review ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE sandbox_record (
    id text NOT NULL,
    kind text NOT NULL,
    parent text,
    body jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE school_content (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    url text NOT NULL,
    status text NOT NULL,
    publish_at timestamp with time zone,
    seo_title text,
    seo_description text,
    seo_image text,
    noindex boolean DEFAULT false NOT NULL,
    h1 text NOT NULL,
    title text,
    meta text,
    intro text,
    body text,
    filters jsonb DEFAULT '[]'::jsonb NOT NULL,
    faqs jsonb DEFAULT '[]'::jsonb NOT NULL,
    unpublish_at timestamp with time zone
);

ALTER TABLE school_content ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE school_facility (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    title text NOT NULL,
    url text NOT NULL,
    "group" text NOT NULL,
    "position" integer
);

ALTER TABLE school_facility ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE school_fee (
    id integer NOT NULL,
    school integer NOT NULL,
    session text NOT NULL,
    class integer NOT NULL,
    registration integer,
    admission integer,
    caution integer,
    tuition integer,
    tuition_period text DEFAULT 'year'::text NOT NULL,
    annual integer,
    development integer,
    exam integer,
    source jsonb NOT NULL,
    transport jsonb DEFAULT '[]'::jsonb NOT NULL,
    hostel integer,
    books_estimate integer,
    other jsonb DEFAULT '[]'::jsonb NOT NULL,
    sibling_discount text
);

ALTER TABLE school_fee ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
ALTER TABLE school ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE school_type (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    "position" integer
);

ALTER TABLE school_type ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE search_alias (
    phrase text NOT NULL COLLATE pg_catalog."C",
    also text NOT NULL
);

CREATE TABLE search_doc (
    kind text NOT NULL,
    ref_id integer NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    place text NOT NULL,
    norm text NOT NULL,
    also text NOT NULL,
    popularity real NOT NULL,
    city integer,
    head boolean NOT NULL,
    tsv tsvector NOT NULL
);

CREATE TABLE search_slip (
    slip text NOT NULL COLLATE pg_catalog."C",
    word integer NOT NULL
);

CREATE VIEW search_source AS
 SELECT 'school'::text AS kind,
    s.id AS ref_id,
    s.name,
    s.url,
    s.name_local AS aliases,
    s.city,
    s.state,
    s.location,
    NULL::text AS what,
    NULL::text AS hint,
    s.popularity
   FROM school s
  WHERE (s.status = 'published'::text)
UNION ALL
 SELECT 'college'::text AS kind,
    c.id AS ref_id,
    c.name,
    c.url,
    concat_ws(' '::text, c.short_name, c.name_local) AS aliases,
    c.city,
    c.state,
    c.location,
    NULL::text AS what,
    NULL::text AS hint,
    c.popularity
   FROM college c
  WHERE (c.status = 'published'::text)
UNION ALL
 SELECT 'exam'::text AS kind,
    e.id AS ref_id,
    e.name,
    e.url,
    e.full_name AS aliases,
    NULL::integer AS city,
    NULL::integer AS state,
    NULL::integer AS location,
    e.full_name AS what,
    concat_ws(' '::text, e.body, e.stream) AS hint,
    60 AS popularity
   FROM exam e
  WHERE (e.status = 'published'::text)
UNION ALL
 SELECT 'course'::text AS kind,
    c.id AS ref_id,
    c.name,
    c.url,
    c.short_name AS aliases,
    NULL::integer AS city,
    NULL::integer AS state,
    NULL::integer AS location,
    ((l.name || ', '::text) || g.name) AS what,
    NULL::text AS hint,
    55 AS popularity
   FROM ((course c
     JOIN category g ON ((g.id = c.category)))
     JOIN course_level l ON ((l.id = c.level)))
UNION ALL
 SELECT 'career'::text AS kind,
    c.id AS ref_id,
    c.title AS name,
    c.url,
    NULL::text AS aliases,
    NULL::integer AS city,
    NULL::integer AS state,
    NULL::integer AS location,
    g.name AS what,
    NULL::text AS hint,
    50 AS popularity
   FROM (career c
     JOIN career_category g ON ((g.id = c.category)))
  WHERE (c.status = 'published'::text)
UNION ALL
 SELECT 'article'::text AS kind,
    a.id AS ref_id,
    a.title AS name,
    a.url,
    NULL::text AS aliases,
    NULL::integer AS city,
    NULL::integer AS state,
    NULL::integer AS location,
    g.name AS what,
    array_to_string(a.tags, ' '::text) AS hint,
    40 AS popularity
   FROM (article a
     JOIN article_category g ON ((g.id = a.category)))
  WHERE (a.status = 'published'::text);

CREATE TABLE search_synonym (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    phrase text NOT NULL,
    state integer,
    city integer,
    board integer,
    medium integer,
    school_type integer,
    facility integer,
    category integer,
    course integer,
    exam integer,
    career integer,
    note text
);

ALTER TABLE search_synonym ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE search_term (
    id integer NOT NULL,
    day date NOT NULL,
    hash text NOT NULL,
    text text,
    outcome text NOT NULL,
    count integer NOT NULL,
    found_nothing integer NOT NULL,
    askers integer[] DEFAULT '{}'::integer[] NOT NULL
);

ALTER TABLE search_term ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE search_term_key (
    day date NOT NULL,
    key text NOT NULL
);

CREATE TABLE search_top (
    scope text NOT NULL,
    prefix text NOT NULL COLLATE pg_catalog."C",
    kinds text[] NOT NULL,
    ids integer[] NOT NULL
);

CREATE TABLE search_word (
    id integer NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    documents integer NOT NULL
);

ALTER TABLE search_word ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;

CREATE TABLE seed_run (
    name text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE session (
    token_hash text NOT NULL,
    realm text NOT NULL,
    account integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE shortlist (
    id integer NOT NULL,
    account integer NOT NULL,
    child integer,
    institute_type text NOT NULL,
    institute_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    course integer,
    specialization integer
);

ALTER TABLE shortlist ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE specialization (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    course integer NOT NULL
);

ALTER TABLE specialization ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE state (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    name_local text,
    url text NOT NULL,
    code text NOT NULL,
    country integer NOT NULL,
    type text NOT NULL,
    capital text,
    zone text
);

ALTER TABLE state ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE student_account (
    id integer NOT NULL,
    track text NOT NULL,
    name text NOT NULL,
    email text,
    mobile text,
    password_hash text,
    date_of_birth date,
    mobile_verified boolean DEFAULT false NOT NULL,
    must_change_password boolean DEFAULT false NOT NULL,
    suspended boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    shares_email boolean DEFAULT false NOT NULL,
    shares_mobile boolean DEFAULT false NOT NULL,
    signed_in_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE student_account ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE student_profile (
    account integer NOT NULL,
    profile jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE template (
    id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    title text NOT NULL,
    template_for text NOT NULL,
    channel text NOT NULL,
    subject text,
    body text NOT NULL,
    variables text[] DEFAULT '{}'::text[] NOT NULL
);

ALTER TABLE template ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE temporary_password (
    realm text NOT NULL,
    account integer NOT NULL,
    password_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    by_mail boolean DEFAULT false NOT NULL
);

CREATE TABLE third_party_course (
    id integer NOT NULL,
    college integer NOT NULL,
    campus text,
    course text NOT NULL,
    specialization text,
    active boolean DEFAULT true NOT NULL,
    date date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE third_party_course ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE third_party_service (
    id integer NOT NULL,
    college integer NOT NULL,
    api text NOT NULL,
    secret text NOT NULL,
    secret_hint text NOT NULL,
    source text NOT NULL,
    their_college text,
    branch text,
    city text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE third_party_service ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;

CREATE TABLE throttle (
    key text NOT NULL,
    count integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);

CREATE TABLE webhook_event (
    id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    name text,
    gateway_payment text
);

ALTER TABLE ONLY accordion_content ADD CONSTRAINT accordion_content_pkey PRIMARY KEY (id);
ALTER TABLE ONLY account_consent ADD CONSTRAINT account_consent_pkey PRIMARY KEY (id);
ALTER TABLE ONLY account_suspension ADD CONSTRAINT account_suspension_pkey PRIMARY KEY (id);
ALTER TABLE ONLY admin_account ADD CONSTRAINT admin_account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY admission_questions ADD CONSTRAINT admission_questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY application_form ADD CONSTRAINT application_form_pkey PRIMARY KEY (account);
ALTER TABLE ONLY application_move ADD CONSTRAINT application_move_pkey PRIMARY KEY (id);
ALTER TABLE ONLY application ADD CONSTRAINT application_pkey PRIMARY KEY (id);
ALTER TABLE ONLY application_sent ADD CONSTRAINT application_sent_application_version_pk PRIMARY KEY (application, version);
ALTER TABLE ONLY article_category ADD CONSTRAINT article_category_pkey PRIMARY KEY (id);
ALTER TABLE ONLY article ADD CONSTRAINT article_pkey PRIMARY KEY (id);
ALTER TABLE ONLY award ADD CONSTRAINT award_pkey PRIMARY KEY (id);
ALTER TABLE ONLY bank_detail ADD CONSTRAINT bank_detail_pkey PRIMARY KEY (account);
ALTER TABLE ONLY board ADD CONSTRAINT board_pkey PRIMARY KEY (id);
ALTER TABLE ONLY buyer_account ADD CONSTRAINT buyer_account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY career_category ADD CONSTRAINT career_category_pkey PRIMARY KEY (id);
ALTER TABLE ONLY career ADD CONSTRAINT career_pkey PRIMARY KEY (id);
ALTER TABLE ONLY cart_item ADD CONSTRAINT cart_item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY catalogue_change ADD CONSTRAINT catalogue_change_pkey PRIMARY KEY (id);
ALTER TABLE ONLY category ADD CONSTRAINT category_pkey PRIMARY KEY (id);
ALTER TABLE ONLY child ADD CONSTRAINT child_pkey PRIMARY KEY (id);
ALTER TABLE ONLY city ADD CONSTRAINT city_pkey PRIMARY KEY (id);
ALTER TABLE ONLY college_contact ADD CONSTRAINT college_contact_pkey PRIMARY KEY (id);
ALTER TABLE ONLY college_content ADD CONSTRAINT college_content_pkey PRIMARY KEY (id);
ALTER TABLE ONLY college_cutoff ADD CONSTRAINT college_cutoff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY college_doc ADD CONSTRAINT college_doc_pkey PRIMARY KEY (id);
ALTER TABLE ONLY college_facility ADD CONSTRAINT college_facility_pkey PRIMARY KEY (id);
ALTER TABLE ONLY college_offer ADD CONSTRAINT college_offer_pkey PRIMARY KEY (id);
ALTER TABLE ONLY college ADD CONSTRAINT college_pkey PRIMARY KEY (id);
ALTER TABLE ONLY college_placement ADD CONSTRAINT college_placement_pkey PRIMARY KEY (id);
ALTER TABLE ONLY college_section ADD CONSTRAINT college_section_pkey PRIMARY KEY (id);
ALTER TABLE ONLY college_type ADD CONSTRAINT college_type_pkey PRIMARY KEY (id);
ALTER TABLE ONLY contact_read ADD CONSTRAINT contact_read_pkey PRIMARY KEY (id);
ALTER TABLE ONLY cost_of_study ADD CONSTRAINT cost_of_study_pkey PRIMARY KEY (id);
ALTER TABLE ONLY country ADD CONSTRAINT country_pkey PRIMARY KEY (id);
ALTER TABLE ONLY course_delivery ADD CONSTRAINT course_delivery_pkey PRIMARY KEY (id);
ALTER TABLE ONLY course_level ADD CONSTRAINT course_level_pkey PRIMARY KEY (id);
ALTER TABLE ONLY course ADD CONSTRAINT course_pkey PRIMARY KEY (id);
ALTER TABLE ONLY document ADD CONSTRAINT document_pkey PRIMARY KEY (id);
ALTER TABLE ONLY email_code ADD CONSTRAINT email_code_pkey PRIMARY KEY (student);
ALTER TABLE ONLY email_template ADD CONSTRAINT email_template_pkey PRIMARY KEY (id);
ALTER TABLE ONLY encryption_key ADD CONSTRAINT encryption_key_pkey PRIMARY KEY (id);
ALTER TABLE ONLY enquiry_change ADD CONSTRAINT enquiry_change_pkey PRIMARY KEY (id);
ALTER TABLE ONLY enquiry_message ADD CONSTRAINT enquiry_message_pkey PRIMARY KEY (id);
ALTER TABLE ONLY enquiry_note ADD CONSTRAINT enquiry_note_pkey PRIMARY KEY (id);
ALTER TABLE ONLY enquiry_opening ADD CONSTRAINT enquiry_opening_enquiry_account_pk PRIMARY KEY (enquiry, account);
ALTER TABLE ONLY enquiry ADD CONSTRAINT enquiry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY exam_level ADD CONSTRAINT exam_level_pkey PRIMARY KEY (id);
ALTER TABLE ONLY exam ADD CONSTRAINT exam_pkey PRIMARY KEY (id);
ALTER TABLE ONLY faq ADD CONSTRAINT faq_pkey PRIMARY KEY (id);
ALTER TABLE ONLY import_change ADD CONSTRAINT import_change_run_institute_pk PRIMARY KEY (run, institute);
ALTER TABLE ONLY import_city ADD CONSTRAINT import_city_run_city_pk PRIMARY KEY (run, city);
ALTER TABLE ONLY import_mapping ADD CONSTRAINT import_mapping_kind_header_pk PRIMARY KEY (kind, header);
ALTER TABLE ONLY import_mark ADD CONSTRAINT import_mark_kind_institute_pk PRIMARY KEY (kind, institute);
ALTER TABLE ONLY import_note ADD CONSTRAINT import_note_run_row_field_pk PRIMARY KEY (run, "row", field);
ALTER TABLE ONLY import_part ADD CONSTRAINT import_part_run_position_pk PRIMARY KEY (run, "position");
ALTER TABLE ONLY import_reject ADD CONSTRAINT import_reject_run_row_pk PRIMARY KEY (run, "row");
ALTER TABLE ONLY import_row ADD CONSTRAINT import_row_source_key_pk PRIMARY KEY (source, key);
ALTER TABLE ONLY import_run ADD CONSTRAINT import_run_pkey PRIMARY KEY (id);
ALTER TABLE ONLY institute_change ADD CONSTRAINT institute_change_pkey PRIMARY KEY (id);
ALTER TABLE ONLY institute_media ADD CONSTRAINT institute_media_pkey PRIMARY KEY (id);
ALTER TABLE ONLY institute_proposal ADD CONSTRAINT institute_proposal_pkey PRIMARY KEY (id);
ALTER TABLE ONLY job ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY known_network ADD CONSTRAINT known_network_realm_account_network_pk PRIMARY KEY (realm, account, network);
ALTER TABLE ONLY location ADD CONSTRAINT location_pkey PRIMARY KEY (id);
ALTER TABLE ONLY mail_bounce ADD CONSTRAINT mail_bounce_pkey PRIMARY KEY (id);
ALTER TABLE ONLY mail_suppression ADD CONSTRAINT mail_suppression_pkey PRIMARY KEY (id);
ALTER TABLE ONLY mass_mail_person ADD CONSTRAINT mass_mail_person_pkey PRIMARY KEY (id);
ALTER TABLE ONLY mass_mail ADD CONSTRAINT mass_mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY medium ADD CONSTRAINT medium_pkey PRIMARY KEY (id);
ALTER TABLE ONLY one_time_code ADD CONSTRAINT one_time_code_pkey PRIMARY KEY (id);
ALTER TABLE ONLY outbox ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY partner_application ADD CONSTRAINT partner_application_pkey PRIMARY KEY (id);
ALTER TABLE ONLY payment_event ADD CONSTRAINT payment_event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY payment ADD CONSTRAINT payment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY placement_company ADD CONSTRAINT placement_company_pkey PRIMARY KEY (id);
ALTER TABLE ONLY published_file ADD CONSTRAINT published_file_address_unique UNIQUE (address);
ALTER TABLE ONLY published_file ADD CONSTRAINT published_file_pkey PRIMARY KEY (key);
ALTER TABLE ONLY receipt_counter ADD CONSTRAINT receipt_counter_pkey PRIMARY KEY (year);
ALTER TABLE ONLY received_money ADD CONSTRAINT received_money_pkey PRIMARY KEY (gateway_payment);
ALTER TABLE ONLY redirect ADD CONSTRAINT redirect_pkey PRIMARY KEY (id);
ALTER TABLE ONLY refund ADD CONSTRAINT refund_pkey PRIMARY KEY (id);
ALTER TABLE ONLY review_event ADD CONSTRAINT review_event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY review ADD CONSTRAINT review_pkey PRIMARY KEY (id);
ALTER TABLE ONLY sandbox_record ADD CONSTRAINT sandbox_record_pkey PRIMARY KEY (id);
ALTER TABLE ONLY school_content ADD CONSTRAINT school_content_pkey PRIMARY KEY (id);
ALTER TABLE ONLY school_facility ADD CONSTRAINT school_facility_pkey PRIMARY KEY (id);
ALTER TABLE ONLY school_fee ADD CONSTRAINT school_fee_pkey PRIMARY KEY (id);
ALTER TABLE ONLY school ADD CONSTRAINT school_pkey PRIMARY KEY (id);
ALTER TABLE ONLY school_type ADD CONSTRAINT school_type_pkey PRIMARY KEY (id);
ALTER TABLE ONLY search_alias ADD CONSTRAINT search_alias_phrase_also_pk PRIMARY KEY (phrase, also);
ALTER TABLE ONLY search_doc ADD CONSTRAINT search_doc_kind_ref_id_pk PRIMARY KEY (kind, ref_id);
ALTER TABLE ONLY search_synonym ADD CONSTRAINT search_synonym_pkey PRIMARY KEY (id);
ALTER TABLE ONLY search_term_key ADD CONSTRAINT search_term_key_pkey PRIMARY KEY (day);
ALTER TABLE ONLY search_term ADD CONSTRAINT search_term_pkey PRIMARY KEY (id);
ALTER TABLE ONLY search_top ADD CONSTRAINT search_top_scope_prefix_pk PRIMARY KEY (scope, prefix);
ALTER TABLE ONLY search_word ADD CONSTRAINT search_word_pkey PRIMARY KEY (id);
ALTER TABLE ONLY seed_run ADD CONSTRAINT seed_run_pkey PRIMARY KEY (name);
ALTER TABLE ONLY session ADD CONSTRAINT session_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY shortlist ADD CONSTRAINT shortlist_pkey PRIMARY KEY (id);
ALTER TABLE ONLY specialization ADD CONSTRAINT specialization_pkey PRIMARY KEY (id);
ALTER TABLE ONLY state ADD CONSTRAINT state_pkey PRIMARY KEY (id);
ALTER TABLE ONLY student_account ADD CONSTRAINT student_account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY student_profile ADD CONSTRAINT student_profile_pkey PRIMARY KEY (account);
ALTER TABLE ONLY template ADD CONSTRAINT template_pkey PRIMARY KEY (id);
ALTER TABLE ONLY temporary_password ADD CONSTRAINT temporary_password_realm_account_pk PRIMARY KEY (realm, account);
ALTER TABLE ONLY third_party_course ADD CONSTRAINT third_party_course_pkey PRIMARY KEY (id);
ALTER TABLE ONLY third_party_service ADD CONSTRAINT third_party_service_pkey PRIMARY KEY (id);
ALTER TABLE ONLY throttle ADD CONSTRAINT throttle_pkey PRIMARY KEY (key);
ALTER TABLE ONLY webhook_event ADD CONSTRAINT webhook_event_pkey PRIMARY KEY (id);

CREATE INDEX account_consent_student ON account_consent USING btree (student);
CREATE INDEX account_suspension_of ON account_suspension USING btree (realm, account, id DESC);

CREATE UNIQUE INDEX admin_account_username ON admin_account USING btree (lower(username));
CREATE UNIQUE INDEX admission_questions_college ON admission_questions USING btree (college);
CREATE UNIQUE INDEX admission_questions_school ON admission_questions USING btree (school);

CREATE INDEX application_account ON application USING btree (account, id DESC);
CREATE INDEX application_course ON application USING btree (course);
CREATE INDEX application_institute ON application USING btree (institute_type, institute_id, id DESC);
CREATE INDEX application_move_application ON application_move USING btree (application, id);

CREATE UNIQUE INDEX application_open ON application USING btree (account, institute_type, institute_id, COALESCE(child, 0), COALESCE(course, 0)) WHERE (status <> ALL (ARRAY['declined'::text, 'expired'::text, 'enrolled'::text, 'rejected'::text, 'withdrawn'::text]));
CREATE UNIQUE INDEX application_payment ON application USING btree (payment);

CREATE INDEX application_submitted ON application USING btree (id DESC) WHERE (submitted_at IS NOT NULL);
CREATE INDEX application_submitted_at ON application USING btree (submitted_at) WHERE (submitted_at IS NOT NULL);
CREATE INDEX application_unopened ON application USING btree (submitted_at) WHERE (status = 'submitted'::text);

CREATE UNIQUE INDEX article_category_url_unique ON article_category USING btree (url);

CREATE INDEX article_publish_due ON article USING btree (publish_at, id) WHERE (status = 'scheduled'::text);
CREATE INDEX article_unpublish_due ON article USING btree (unpublish_at, id) WHERE (unpublish_at IS NOT NULL);

CREATE UNIQUE INDEX article_url_unique ON article USING btree (url);

CREATE INDEX award_college ON award USING btree (college, "position");
CREATE INDEX award_school ON award USING btree (school, "position");

CREATE UNIQUE INDEX board_url_unique ON board USING btree (url);
CREATE UNIQUE INDEX buyer_account_email ON buyer_account USING btree (lower(email), institute_type);

CREATE INDEX buyer_institute_institute ON buyer_institute USING btree (institute);

CREATE UNIQUE INDEX buyer_institute_unique ON buyer_institute USING btree (buyer, institute);
CREATE UNIQUE INDEX career_category_url_unique ON career_category USING btree (url);

CREATE INDEX career_publish_due ON career USING btree (publish_at, id) WHERE (status = 'scheduled'::text);
CREATE INDEX career_unpublish_due ON career USING btree (unpublish_at, id) WHERE (unpublish_at IS NOT NULL);

CREATE UNIQUE INDEX career_url_unique ON career USING btree (url);

CREATE INDEX cart_item_child ON cart_item USING btree (child);
CREATE INDEX cart_item_course ON cart_item USING btree (course);

CREATE UNIQUE INDEX cart_item_unique ON cart_item USING btree (account, institute_type, institute_id, fees_type, COALESCE(child, 0), COALESCE(course, 0));

CREATE INDEX catalogue_change_record ON catalogue_change USING btree (entity, record, id DESC);

CREATE UNIQUE INDEX category_url_unique ON category USING btree (url);

CREATE INDEX child_account ON child USING btree (account, id);

CREATE UNIQUE INDEX city_name_state_district_unique ON city USING btree (name, state, district);

CREATE INDEX city_searched ON city USING gin (name gin_trgm_ops, district gin_trgm_ops);

CREATE UNIQUE INDEX city_url_unique ON city USING btree (url);

CREATE INDEX college_aishe ON college USING btree (aishe_code, id);
CREATE INDEX college_categories ON college USING gin (categories);
CREATE INDEX college_city ON college USING btree (city);
CREATE INDEX college_completeness ON college USING btree (completeness, id);
CREATE INDEX college_contact_college ON college_contact USING btree (college, "position");
CREATE INDEX college_content_publish_due ON college_content USING btree (publish_at, id) WHERE (status = 'scheduled'::text);
CREATE INDEX college_content_unpublish_due ON college_content USING btree (unpublish_at, id) WHERE (unpublish_at IS NOT NULL);

CREATE UNIQUE INDEX college_content_url_unique ON college_content USING btree (url);

CREATE INDEX college_courses ON college USING gin (courses);
CREATE INDEX college_created ON college USING btree (created_at DESC, id DESC);
CREATE INDEX college_cutoff_course ON college_cutoff USING btree (course);
CREATE INDEX college_cutoff_exam ON college_cutoff USING btree (exam);
CREATE INDEX college_cutoff_specialization ON college_cutoff USING btree (specialization);

CREATE UNIQUE INDEX college_cutoff_unique ON college_cutoff USING btree (college, year, round, programme, quota, category, seats);

CREATE INDEX college_doc_document ON college_doc USING btree (document);

CREATE UNIQUE INDEX college_doc_unique ON college_doc USING btree (account, slot);

CREATE INDEX college_exams ON college USING gin (exams);

CREATE UNIQUE INDEX college_facility_url_unique ON college_facility USING btree (url);

CREATE INDEX college_latitude ON college USING btree (lat);
CREATE INDEX college_named ON college USING btree (name, id);
CREATE INDEX college_of_type ON college USING btree (college_type);
CREATE INDEX college_offer_college ON college_offer USING btree (college);
CREATE INDEX college_offer_course ON college_offer USING btree (course);
CREATE INDEX college_partner ON college USING btree (is_partner, id);

CREATE UNIQUE INDEX college_placement_unique ON college_placement USING btree (college, year, COALESCE(course, 0));

CREATE INDEX college_publish_due ON college USING btree (publish_at, id) WHERE (status = 'scheduled'::text);
CREATE INDEX college_ranked ON college USING btree (nirf_best, popularity DESC, id) WHERE ((status = 'published'::text) AND (nirf_best IS NOT NULL));
CREATE INDEX college_searched ON college USING gin (name gin_trgm_ops, name_local gin_trgm_ops, url gin_trgm_ops, aishe_code gin_trgm_ops, short_name gin_trgm_ops);
CREATE INDEX college_section_college ON college_section USING btree (college, "position");
CREATE INDEX college_sourced ON college USING btree (((sources <> '{}'::jsonb)));
CREATE INDEX college_state ON college USING btree (state);
CREATE INDEX college_status ON college USING btree (status, id);

CREATE UNIQUE INDEX college_type_url_unique ON college_type USING btree (url);

CREATE INDEX college_unpublish_due ON college USING btree (unpublish_at, id) WHERE (unpublish_at IS NOT NULL);
CREATE INDEX college_updated ON college USING btree (updated_at DESC, id DESC);

CREATE UNIQUE INDEX college_url_unique ON college USING btree (url);

CREATE INDEX contact_read_application ON contact_read USING btree (application, id);
CREATE INDEX contact_read_enquiry ON contact_read USING btree (enquiry, id);

CREATE UNIQUE INDEX country_code_unique ON country USING btree (code);
CREATE UNIQUE INDEX country_name_unique ON country USING btree (name);
CREATE UNIQUE INDEX country_url_unique ON country USING btree (url);
CREATE UNIQUE INDEX course_delivery_url_unique ON course_delivery USING btree (url);
CREATE UNIQUE INDEX course_level_url_unique ON course_level USING btree (url);
CREATE UNIQUE INDEX course_url_unique ON course USING btree (url);

CREATE INDEX document_account ON document USING btree (account, id);

CREATE UNIQUE INDEX document_key ON document USING btree (key);
CREATE UNIQUE INDEX email_template_event_language_unique ON email_template USING btree (event, language);

CREATE INDEX enquiry_account ON enquiry USING btree (account, id DESC);
CREATE INDEX enquiry_assignee ON enquiry USING btree (assignee, id DESC);
CREATE INDEX enquiry_change_enquiry ON enquiry_change USING btree (enquiry, id);
CREATE INDEX enquiry_created ON enquiry USING btree (created_at DESC, id DESC);
CREATE INDEX enquiry_deleted ON enquiry USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX enquiry_email ON enquiry USING btree (lower(email));
CREATE INDEX enquiry_follow_up ON enquiry USING btree (follow_up_on, id) WHERE (follow_up_on IS NOT NULL);
CREATE INDEX enquiry_institute ON enquiry USING btree (institute_type, institute_id, id DESC);
CREATE INDEX enquiry_kind ON enquiry USING btree (kind, id DESC);
CREATE INDEX enquiry_message_enquiry ON enquiry_message USING btree (enquiry, id);

CREATE UNIQUE INDEX enquiry_message_reference ON enquiry_message USING btree (reference);

CREATE INDEX enquiry_mobile ON enquiry USING btree (mobile, kind, id DESC);
CREATE INDEX enquiry_named ON enquiry USING btree (name, id);
CREATE INDEX enquiry_note_enquiry ON enquiry_note USING btree (enquiry, id);
CREATE INDEX enquiry_open ON enquiry USING btree (kind, reply_by, id) WHERE ((status = ANY (ARRAY['new'::text, 'assigned'::text, 'contacted'::text])) AND (deleted_at IS NULL));

CREATE UNIQUE INDEX enquiry_reference ON enquiry USING btree (reference);

CREATE INDEX enquiry_reply_by ON enquiry USING btree (reply_by, id);
CREATE INDEX enquiry_searched ON enquiry USING gin (name gin_trgm_ops, reference gin_trgm_ops, message gin_trgm_ops);
CREATE INDEX enquiry_status ON enquiry USING btree (status, id);

CREATE UNIQUE INDEX exam_level_url_unique ON exam_level USING btree (url);

CREATE INDEX exam_publish_due ON exam USING btree (publish_at, id) WHERE (status = 'scheduled'::text);
CREATE INDEX exam_unpublish_due ON exam USING btree (unpublish_at, id) WHERE (unpublish_at IS NOT NULL);

CREATE UNIQUE INDEX exam_url_unique ON exam USING btree (url);

CREATE INDEX faq_college ON faq USING btree (college, "position");
CREATE INDEX faq_school ON faq USING btree (school, "position");

CREATE UNIQUE INDEX import_run_loading ON import_run USING btree (status) WHERE ((status = 'running'::text) AND (account IS NOT NULL));
CREATE UNIQUE INDEX import_run_open ON import_run USING btree (account) WHERE (status = ANY (ARRAY['uploading'::text, 'checking'::text, 'mapping'::text, 'checked'::text, 'running'::text]));
CREATE UNIQUE INDEX import_run_running ON import_run USING btree (digest, preset) WHERE ((status = 'running'::text) AND (account IS NULL));

CREATE INDEX import_run_started ON import_run USING btree (started_at DESC);
CREATE INDEX institute_change_created ON institute_change USING btree (created_at DESC, id DESC);
CREATE INDEX institute_change_institute ON institute_change USING btree (institute_type, institute_id, id DESC);
CREATE INDEX institute_key_institute ON institute_key USING btree (kind, institute);

CREATE UNIQUE INDEX institute_key_unique ON institute_key USING btree (kind, scheme, value);

CREATE INDEX institute_media_college ON institute_media USING btree (college, "position");

CREATE UNIQUE INDEX institute_media_college_cover ON institute_media USING btree (college) WHERE cover;

CREATE INDEX institute_media_school ON institute_media USING btree (school, "position");

CREATE UNIQUE INDEX institute_media_school_cover ON institute_media USING btree (school) WHERE cover;

CREATE INDEX institute_proposal_institute ON institute_proposal USING btree (institute_type, institute_id, id DESC);

CREATE UNIQUE INDEX institute_proposal_open ON institute_proposal USING btree (institute_type, institute_id, matter) WHERE (status = ANY (ARRAY['waiting'::text, 'withdrawn'::text]));

CREATE INDEX institute_proposal_waiting ON institute_proposal USING btree (id DESC) WHERE (status = 'waiting'::text);
CREATE INDEX job_due ON job USING btree (run_at, id) WHERE (state = 'ready'::text);
CREATE INDEX job_ended ON job USING btree (ended_at) WHERE (state <> 'ready'::text);

CREATE UNIQUE INDEX job_key ON job USING btree (key);

CREATE INDEX job_open ON job USING btree (id DESC) WHERE (state <> 'done'::text);
CREATE INDEX listing_college_fee ON college USING btree (fee_min, id) INCLUDE (state, city, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, nirf_best, facilities) WHERE ((status = 'published'::text) AND (fee_min IS NOT NULL));
CREATE INDEX listing_college_named ON college USING btree (name, id) INCLUDE (state, city, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, nirf_best, fee_min, facilities) WHERE (status = 'published'::text);
CREATE INDEX listing_college_newest ON college USING btree (created_at DESC, id DESC) INCLUDE (state, city, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, nirf_best, fee_min, facilities) WHERE (status = 'published'::text);
CREATE INDEX listing_college_of_city ON college USING btree (city, popularity DESC, id DESC) INCLUDE (state, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, nirf_best, fee_min, facilities) WHERE (status = 'published'::text);
CREATE INDEX listing_college_of_state ON college USING btree (state, popularity DESC, id DESC) INCLUDE (city, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, nirf_best, fee_min, facilities) WHERE (status = 'published'::text);
CREATE INDEX listing_college_popular ON college USING btree (popularity DESC, id DESC) INCLUDE (state, city, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, nirf_best, fee_min, facilities) WHERE (status = 'published'::text);
CREATE INDEX listing_college_ranked ON college USING btree (nirf_best, id) INCLUDE (state, city, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, fee_min, facilities) WHERE ((status = 'published'::text) AND (nirf_best IS NOT NULL));
CREATE INDEX listing_college_rated ON college USING btree (rating DESC, id DESC) INCLUDE (state, city, college_type, courses, categories, levels, deliveries, ownership, gender, exams, naac_grade, nirf_best, fee_min, facilities) WHERE ((status = 'published'::text) AND (rating IS NOT NULL));
CREATE INDEX listing_school_fee ON school USING btree (fee_min, id) INCLUDE (state, city, location, boards, ownership, school_type, gender, residential, class_to, class_from, mediums, facilities, rating, admission_opens_on, admission_closes_on) WHERE ((status = 'published'::text) AND (fee_min IS NOT NULL));
CREATE INDEX listing_school_named ON school USING btree (name, id) INCLUDE (state, city, location, boards, ownership, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities, rating, admission_opens_on, admission_closes_on) WHERE (status = 'published'::text);
CREATE INDEX listing_school_newest ON school USING btree (created_at DESC, id DESC) INCLUDE (state, city, location, boards, ownership, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities, rating, admission_opens_on, admission_closes_on) WHERE (status = 'published'::text);
CREATE INDEX listing_school_of_city ON school USING btree (city, popularity DESC, id DESC) INCLUDE (state, location, boards, ownership, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities, rating, admission_opens_on, admission_closes_on) WHERE (status = 'published'::text);
CREATE INDEX listing_school_of_state ON school USING btree (state, popularity DESC, id DESC) INCLUDE (city, location, boards, ownership, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities, rating, admission_opens_on, admission_closes_on) WHERE (status = 'published'::text);
CREATE INDEX listing_school_popular ON school USING btree (popularity DESC, id DESC) INCLUDE (state, city, location, boards, ownership, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities, rating, admission_opens_on, admission_closes_on) WHERE (status = 'published'::text);
CREATE INDEX listing_school_rated ON school USING btree (rating DESC, id DESC) INCLUDE (state, city, location, boards, ownership, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities, admission_opens_on, admission_closes_on) WHERE ((status = 'published'::text) AND (rating IS NOT NULL));
CREATE INDEX listing_school_spot ON school USING btree (lat, lng) WHERE ((status = 'published'::text) AND (lat IS NOT NULL));
CREATE INDEX listing_tally_scope ON listing_tally USING btree (kind, scope, facet, value, n);
CREATE INDEX location_searched ON location USING gin (name gin_trgm_ops, pincode gin_trgm_ops);

CREATE UNIQUE INDEX location_url_unique ON location USING btree (url);

CREATE INDEX mail_bounce_address ON mail_bounce USING btree (address, created_at);
CREATE INDEX mail_bounce_created ON mail_bounce USING btree (created_at);

CREATE UNIQUE INDEX mail_bounce_event ON mail_bounce USING btree (event);
CREATE UNIQUE INDEX mail_suppression_address ON mail_suppression USING btree (address, purpose);

CREATE INDEX mail_suppression_created ON mail_suppression USING btree (created_at DESC, id DESC);

CREATE UNIQUE INDEX mass_mail_key ON mass_mail USING btree (key);
CREATE UNIQUE INDEX mass_mail_person_address ON mass_mail_person USING btree (mail, address);

CREATE INDEX mass_mail_person_enquiry ON mass_mail_person USING btree (enquiry);
CREATE INDEX mass_mail_person_posted ON mass_mail_person USING btree (address, posted_at);
CREATE INDEX mass_mail_person_waiting ON mass_mail_person USING btree (mail, id) WHERE ((posted_at IS NULL) AND (left_out IS NULL));

CREATE UNIQUE INDEX medium_url_unique ON medium USING btree (url);

CREATE INDEX one_time_code_mobile ON one_time_code USING btree (mobile, track);
CREATE INDEX one_time_code_ticket ON one_time_code USING btree (ticket_hash);

CREATE UNIQUE INDEX outbox_reference ON outbox USING btree (reference);

CREATE INDEX partner_application_institute ON partner_application USING btree (institute_type, institute_id);

CREATE UNIQUE INDEX partner_application_open ON partner_application USING btree (lower(email), institute_type, lower(name)) WHERE (status = ANY (ARRAY['new'::text, 'contacted'::text, 'verified'::text]));

CREATE INDEX payment_account ON payment USING btree (account, id DESC);
CREATE INDEX payment_application ON payment USING btree (application);
CREATE INDEX payment_created ON payment USING btree (created_at DESC, id DESC);
CREATE INDEX payment_event_payment ON payment_event USING btree (payment, id);

CREATE UNIQUE INDEX payment_gateway_order ON payment USING btree (gateway_order);
CREATE UNIQUE INDEX payment_gateway_payment ON payment USING btree (gateway_payment);

CREATE INDEX payment_open ON payment USING btree (created_at) WHERE (status = ANY (ARRAY['created'::text, 'attempted'::text, 'failed'::text]));
CREATE INDEX payment_paid ON payment USING btree (paid_at) WHERE (paid_at IS NOT NULL);

CREATE UNIQUE INDEX payment_paid_once ON payment USING btree (application, fees_type) WHERE (status = 'paid'::text);
CREATE UNIQUE INDEX payment_receipt ON payment USING btree (receipt_number);

CREATE INDEX payment_status ON payment USING btree (status DESC, id DESC);

CREATE UNIQUE INDEX placement_company_name_unique ON placement_company USING btree (name);
CREATE UNIQUE INDEX placement_company_url_unique ON placement_company USING btree (url);

CREATE INDEX received_money_at ON received_money USING btree (at);
CREATE INDEX received_money_payment ON received_money USING btree (payment);

CREATE UNIQUE INDEX redirect_unique ON redirect USING btree (kind, url);

CREATE INDEX refund_due ON refund USING btree (at) WHERE (status = 'due'::text);
CREATE INDEX refund_gateway_payment ON refund USING btree (gateway_payment);

CREATE UNIQUE INDEX refund_key ON refund USING btree (key);

CREATE INDEX refund_no_reference ON refund USING btree (refunded_at) WHERE ((status = 'refunded'::text) AND (bank_reference IS NULL));
CREATE INDEX refund_payment ON refund USING btree (payment);

CREATE UNIQUE INDEX refund_reference ON refund USING btree (reference);

CREATE INDEX refund_refunded ON refund USING btree (refunded_at) WHERE (refunded_at IS NOT NULL);
CREATE INDEX refund_sent ON refund USING btree (gateway_payment) WHERE (status = 'sent'::text);
CREATE INDEX refund_settled ON refund USING btree (COALESCE(sent_at, refunded_at)) WHERE (status = ANY (ARRAY['sent'::text, 'refunded'::text]));
CREATE INDEX review_account ON review USING btree (account, id DESC);
CREATE INDEX review_event_review ON review_event USING btree (review, id DESC);
CREATE INDEX review_institute ON review USING btree (institute_type, institute_id, id DESC);

CREATE UNIQUE INDEX review_one_each ON review USING btree (account, institute_type, institute_id) WHERE (status <> 'withdrawn'::text);

CREATE INDEX review_status ON review USING btree (status, created_at DESC, id DESC);
CREATE INDEX review_waiting ON review USING btree (waiting_since, id) WHERE (waiting_since IS NOT NULL);
CREATE INDEX sandbox_record_parent ON sandbox_record USING btree (parent);
CREATE INDEX school_admitting ON school USING btree (popularity DESC, id DESC) WHERE ((status = 'published'::text) AND (admission_all_year OR (admission_closes_on IS NOT NULL)));
CREATE INDEX school_affiliation ON school USING btree (affiliation_no, id);
CREATE INDEX school_boards ON school USING gin (boards);
CREATE INDEX school_city ON school USING btree (city);
CREATE INDEX school_classes ON school USING btree (class_to, class_from);
CREATE INDEX school_completeness ON school USING btree (completeness, id);
CREATE INDEX school_content_publish_due ON school_content USING btree (publish_at, id) WHERE (status = 'scheduled'::text);
CREATE INDEX school_content_unpublish_due ON school_content USING btree (unpublish_at, id) WHERE (unpublish_at IS NOT NULL);

CREATE UNIQUE INDEX school_content_url_unique ON school_content USING btree (url);

CREATE INDEX school_created ON school USING btree (created_at DESC, id DESC);

CREATE UNIQUE INDEX school_facility_url_unique ON school_facility USING btree (url);
CREATE UNIQUE INDEX school_fee_unique ON school_fee USING btree (school, session, class);

CREATE INDEX school_latitude ON school USING btree (lat);
CREATE INDEX school_named ON school USING btree (name, id);
CREATE INDEX school_of_type ON school USING btree (school_type);
CREATE INDEX school_partner ON school USING btree (is_partner, id);
CREATE INDEX school_pincode ON school USING btree (pincode, city);
CREATE INDEX school_publish_due ON school USING btree (publish_at, id) WHERE (status = 'scheduled'::text);
CREATE INDEX school_searched ON school USING gin (name gin_trgm_ops, name_local gin_trgm_ops, url gin_trgm_ops, affiliation_no gin_trgm_ops);
CREATE INDEX school_sourced ON school USING btree (((sources <> '{}'::jsonb)));
CREATE INDEX school_state ON school USING btree (state);
CREATE INDEX school_status ON school USING btree (status, id);

CREATE UNIQUE INDEX school_type_url_unique ON school_type USING btree (url);

CREATE INDEX school_udise ON school USING btree (udise_code, id);
CREATE INDEX school_unpublish_due ON school USING btree (unpublish_at, id) WHERE (unpublish_at IS NOT NULL);
CREATE INDEX school_updated ON school USING btree (updated_at DESC, id DESC);

CREATE UNIQUE INDEX school_url_unique ON school USING btree (url);

CREATE INDEX search_doc_head ON search_doc USING gin (tsv) WITH (fastupdate='false') WHERE head;
CREATE INDEX search_doc_tsv ON search_doc USING gin (tsv) WITH (fastupdate='false');
CREATE INDEX search_slip_slip ON search_slip USING btree (slip, word);

CREATE UNIQUE INDEX search_term_day_hash ON search_term USING btree (day, hash);

CREATE INDEX search_term_readable ON search_term USING btree (day) WHERE (text IS NOT NULL);
CREATE INDEX search_word_key ON search_word USING btree (key);
CREATE INDEX search_word_trigrams ON search_word USING gin (word COLLATE "default" gin_trgm_ops);

CREATE UNIQUE INDEX search_word_word ON search_word USING btree (word);

CREATE INDEX session_account ON session USING btree (realm, account);
CREATE INDEX shortlist_child ON shortlist USING btree (child);
CREATE INDEX shortlist_course ON shortlist USING btree (course);

CREATE UNIQUE INDEX shortlist_unique ON shortlist USING btree (account, institute_type, institute_id, COALESCE(child, 0), COALESCE(course, 0));
CREATE UNIQUE INDEX specialization_url_unique ON specialization USING btree (url);
CREATE UNIQUE INDEX state_code_unique ON state USING btree (code);
CREATE UNIQUE INDEX state_url_unique ON state USING btree (url);

CREATE INDEX student_account_created ON student_account USING btree (created_at DESC, id DESC);

CREATE UNIQUE INDEX student_account_email ON student_account USING btree (lower(email), track);
CREATE UNIQUE INDEX student_account_mobile ON student_account USING btree (mobile, track);

CREATE INDEX student_account_named ON student_account USING btree (name, id);

CREATE UNIQUE INDEX student_account_own_email ON student_account USING btree (lower(email)) WHERE (NOT shares_email);
CREATE UNIQUE INDEX student_account_own_mobile ON student_account USING btree (mobile) WHERE (NOT shares_mobile);

CREATE INDEX student_account_searched ON student_account USING gin (name gin_trgm_ops);
CREATE INDEX student_account_suspended ON student_account USING btree (id) WHERE suspended;
CREATE INDEX third_party_course_college ON third_party_course USING btree (college);
CREATE INDEX third_party_service_college ON third_party_service USING btree (college);
CREATE INDEX third_party_service_source ON third_party_service USING btree (source);
CREATE INDEX webhook_event_payment ON webhook_event USING btree (gateway_payment);

CREATE TRIGGER college_completed BEFORE INSERT OR UPDATE OF courses, fee_min, admission, phones, about, address, cover, facilities, email, website, brochure ON college FOR EACH ROW EXECUTE FUNCTION college_set_completeness();
CREATE TRIGGER college_completed_delete AFTER DELETE ON award REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION college_follow_parts();
CREATE TRIGGER college_completed_delete AFTER DELETE ON college_placement REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION college_follow_parts();
CREATE TRIGGER college_completed_delete AFTER DELETE ON faq REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION college_follow_parts();
CREATE TRIGGER college_completed_delete AFTER DELETE ON institute_media REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION college_follow_parts();
CREATE TRIGGER college_completed_insert AFTER INSERT ON award REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION college_follow_parts();
CREATE TRIGGER college_completed_insert AFTER INSERT ON college_placement REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION college_follow_parts();
CREATE TRIGGER college_completed_insert AFTER INSERT ON faq REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION college_follow_parts();
CREATE TRIGGER college_completed_insert AFTER INSERT ON institute_media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION college_follow_parts();
CREATE TRIGGER college_completed_update AFTER UPDATE ON award REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION college_follow_parts();
CREATE TRIGGER college_completed_update AFTER UPDATE ON college_placement REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION college_follow_parts();
CREATE TRIGGER college_completed_update AFTER UPDATE ON faq REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION college_follow_parts();
CREATE TRIGGER college_completed_update AFTER UPDATE ON institute_media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION college_follow_parts();
CREATE TRIGGER enquiry_follow_messages AFTER INSERT OR DELETE OR UPDATE ON enquiry_message FOR EACH ROW EXECUTE FUNCTION enquiry_follow_thread();
CREATE TRIGGER enquiry_follow_notes AFTER INSERT OR DELETE OR UPDATE ON enquiry_note FOR EACH ROW EXECUTE FUNCTION enquiry_follow_thread();
CREATE TRIGGER enquiry_set_reply_by BEFORE INSERT OR UPDATE OF status, created_at ON enquiry FOR EACH ROW EXECUTE FUNCTION enquiry_set_reply_by();
CREATE TRIGGER listing_added AFTER INSERT ON college REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION listing_follow();
CREATE TRIGGER listing_added AFTER INSERT ON school REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION listing_follow();
CREATE TRIGGER listing_changed AFTER UPDATE ON college REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION listing_follow();
CREATE TRIGGER listing_changed AFTER UPDATE ON school REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION listing_follow();
CREATE TRIGGER listing_removed AFTER DELETE ON college REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION listing_follow();
CREATE TRIGGER listing_removed AFTER DELETE ON school REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION listing_follow();
CREATE TRIGGER school_completed BEFORE INSERT OR UPDATE OF admission, phones, about, address, cover, facilities, email, website, timings, transport, logo ON school FOR EACH ROW EXECUTE FUNCTION school_set_completeness();
CREATE TRIGGER school_completed_delete AFTER DELETE ON award REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION school_follow_parts();
CREATE TRIGGER school_completed_delete AFTER DELETE ON faq REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION school_follow_parts();
CREATE TRIGGER school_completed_delete AFTER DELETE ON school_fee REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION school_follow_parts();
CREATE TRIGGER school_completed_insert AFTER INSERT ON award REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION school_follow_parts();
CREATE TRIGGER school_completed_insert AFTER INSERT ON faq REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION school_follow_parts();
CREATE TRIGGER school_completed_insert AFTER INSERT ON school_fee REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION school_follow_parts();
CREATE TRIGGER school_completed_update AFTER UPDATE ON award REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION school_follow_parts();
CREATE TRIGGER school_completed_update AFTER UPDATE ON faq REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION school_follow_parts();
CREATE TRIGGER school_completed_update AFTER UPDATE ON school_fee REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION school_follow_parts();
CREATE TRIGGER school_owned BEFORE INSERT OR UPDATE OF management, school_type ON school FOR EACH ROW EXECUTE FUNCTION school_follow_ownership();
CREATE TRIGGER search_added AFTER INSERT ON article REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_added AFTER INSERT ON career REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_added AFTER INSERT ON college REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_added AFTER INSERT ON course REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_added AFTER INSERT ON exam REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_added AFTER INSERT ON school REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_changed AFTER UPDATE ON article REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_changed AFTER UPDATE ON career REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_changed AFTER UPDATE ON college REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_changed AFTER UPDATE ON course REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_changed AFTER UPDATE ON exam REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_changed AFTER UPDATE ON school REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_removed AFTER DELETE ON article REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_removed AFTER DELETE ON career REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_removed AFTER DELETE ON college REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_removed AFTER DELETE ON course REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_removed AFTER DELETE ON exam REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_removed AFTER DELETE ON school REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
CREATE TRIGGER search_renamed AFTER UPDATE ON article_category REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow_name();
CREATE TRIGGER search_renamed AFTER UPDATE ON career_category REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow_name();
CREATE TRIGGER search_renamed AFTER UPDATE ON category REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow_name();
CREATE TRIGGER search_renamed AFTER UPDATE ON city REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow_name();
CREATE TRIGGER search_renamed AFTER UPDATE ON course_level REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow_name();
CREATE TRIGGER search_renamed AFTER UPDATE ON location REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow_name();
CREATE TRIGGER search_renamed AFTER UPDATE ON state REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow_name();

ALTER TABLE ONLY account_consent ADD CONSTRAINT account_consent_student_student_account_id_fk FOREIGN KEY (student) REFERENCES student_account(id) ON DELETE CASCADE;
ALTER TABLE ONLY admission_questions ADD CONSTRAINT admission_questions_college_college_id_fk FOREIGN KEY (college) REFERENCES college(id) ON DELETE CASCADE;
ALTER TABLE ONLY admission_questions ADD CONSTRAINT admission_questions_school_school_id_fk FOREIGN KEY (school) REFERENCES school(id) ON DELETE CASCADE;
ALTER TABLE ONLY application ADD CONSTRAINT application_account_student_account_id_fk FOREIGN KEY (account) REFERENCES student_account(id);
ALTER TABLE ONLY application ADD CONSTRAINT application_child_child_id_fk FOREIGN KEY (child) REFERENCES child(id);
ALTER TABLE ONLY application ADD CONSTRAINT application_course_course_id_fk FOREIGN KEY (course) REFERENCES course(id);
ALTER TABLE ONLY application_form ADD CONSTRAINT application_form_account_student_account_id_fk FOREIGN KEY (account) REFERENCES student_account(id) ON DELETE CASCADE;
ALTER TABLE ONLY application_move ADD CONSTRAINT application_move_application_application_id_fk FOREIGN KEY (application) REFERENCES application(id) ON DELETE CASCADE;
ALTER TABLE ONLY application_sent ADD CONSTRAINT application_sent_application_application_id_fk FOREIGN KEY (application) REFERENCES application(id) ON DELETE CASCADE;
ALTER TABLE ONLY article ADD CONSTRAINT article_category_article_category_id_fk FOREIGN KEY (category) REFERENCES article_category(id);
ALTER TABLE ONLY award ADD CONSTRAINT award_college_college_id_fk FOREIGN KEY (college) REFERENCES college(id) ON DELETE CASCADE;
ALTER TABLE ONLY award ADD CONSTRAINT award_course_course_id_fk FOREIGN KEY (course) REFERENCES course(id);
ALTER TABLE ONLY award ADD CONSTRAINT award_school_school_id_fk FOREIGN KEY (school) REFERENCES school(id) ON DELETE CASCADE;
ALTER TABLE ONLY bank_detail ADD CONSTRAINT bank_detail_account_student_account_id_fk FOREIGN KEY (account) REFERENCES student_account(id) ON DELETE CASCADE;
ALTER TABLE ONLY buyer_institute ADD CONSTRAINT buyer_institute_buyer_buyer_account_id_fk FOREIGN KEY (buyer) REFERENCES buyer_account(id) ON DELETE CASCADE;
ALTER TABLE ONLY career ADD CONSTRAINT career_category_career_category_id_fk FOREIGN KEY (category) REFERENCES career_category(id);
ALTER TABLE ONLY cart_item ADD CONSTRAINT cart_item_account_student_account_id_fk FOREIGN KEY (account) REFERENCES student_account(id) ON DELETE CASCADE;
ALTER TABLE ONLY cart_item ADD CONSTRAINT cart_item_child_child_id_fk FOREIGN KEY (child) REFERENCES child(id) ON DELETE CASCADE;
ALTER TABLE ONLY cart_item ADD CONSTRAINT cart_item_course_course_id_fk FOREIGN KEY (course) REFERENCES course(id);
ALTER TABLE ONLY child ADD CONSTRAINT child_account_student_account_id_fk FOREIGN KEY (account) REFERENCES student_account(id) ON DELETE CASCADE;
ALTER TABLE ONLY city ADD CONSTRAINT city_state_state_id_fk FOREIGN KEY (state) REFERENCES state(id);
ALTER TABLE ONLY college ADD CONSTRAINT college_city_city_id_fk FOREIGN KEY (city) REFERENCES city(id);
ALTER TABLE ONLY college ADD CONSTRAINT college_college_type_college_type_id_fk FOREIGN KEY (college_type) REFERENCES college_type(id);
ALTER TABLE ONLY college_contact ADD CONSTRAINT college_contact_college_college_id_fk FOREIGN KEY (college) REFERENCES college(id) ON DELETE CASCADE;
ALTER TABLE ONLY college ADD CONSTRAINT college_country_country_id_fk FOREIGN KEY (country) REFERENCES country(id);
ALTER TABLE ONLY college_cutoff ADD CONSTRAINT college_cutoff_college_college_id_fk FOREIGN KEY (college) REFERENCES college(id) ON DELETE CASCADE;
ALTER TABLE ONLY college_cutoff ADD CONSTRAINT college_cutoff_course_course_id_fk FOREIGN KEY (course) REFERENCES course(id) ON DELETE SET NULL;
ALTER TABLE ONLY college_cutoff ADD CONSTRAINT college_cutoff_exam_exam_id_fk FOREIGN KEY (exam) REFERENCES exam(id) ON DELETE SET NULL;
ALTER TABLE ONLY college_cutoff ADD CONSTRAINT college_cutoff_specialization_specialization_id_fk FOREIGN KEY (specialization) REFERENCES specialization(id) ON DELETE SET NULL;
ALTER TABLE ONLY college_doc ADD CONSTRAINT college_doc_account_student_account_id_fk FOREIGN KEY (account) REFERENCES student_account(id) ON DELETE CASCADE;
ALTER TABLE ONLY college_doc ADD CONSTRAINT college_doc_document_document_id_fk FOREIGN KEY (document) REFERENCES document(id) ON DELETE CASCADE;
ALTER TABLE ONLY college ADD CONSTRAINT college_location_location_id_fk FOREIGN KEY (location) REFERENCES location(id);
ALTER TABLE ONLY college_offer ADD CONSTRAINT college_offer_college_college_id_fk FOREIGN KEY (college) REFERENCES college(id) ON DELETE CASCADE;
ALTER TABLE ONLY college_offer ADD CONSTRAINT college_offer_course_course_id_fk FOREIGN KEY (course) REFERENCES course(id);
ALTER TABLE ONLY college_offer ADD CONSTRAINT college_offer_delivery_course_delivery_id_fk FOREIGN KEY (delivery) REFERENCES course_delivery(id);
ALTER TABLE ONLY college_offer ADD CONSTRAINT college_offer_level_course_level_id_fk FOREIGN KEY (level) REFERENCES course_level(id);
ALTER TABLE ONLY college_placement ADD CONSTRAINT college_placement_college_college_id_fk FOREIGN KEY (college) REFERENCES college(id) ON DELETE CASCADE;
ALTER TABLE ONLY college_placement ADD CONSTRAINT college_placement_course_course_id_fk FOREIGN KEY (course) REFERENCES course(id);
ALTER TABLE ONLY college_section ADD CONSTRAINT college_section_college_college_id_fk FOREIGN KEY (college) REFERENCES college(id) ON DELETE CASCADE;
ALTER TABLE ONLY college ADD CONSTRAINT college_state_state_id_fk FOREIGN KEY (state) REFERENCES state(id);
ALTER TABLE ONLY contact_read ADD CONSTRAINT contact_read_application_application_id_fk FOREIGN KEY (application) REFERENCES application(id) ON DELETE CASCADE;
ALTER TABLE ONLY cost_of_study ADD CONSTRAINT cost_of_study_country_country_id_fk FOREIGN KEY (country) REFERENCES country(id);
ALTER TABLE ONLY cost_of_study ADD CONSTRAINT cost_of_study_level_course_level_id_fk FOREIGN KEY (level) REFERENCES course_level(id);
ALTER TABLE ONLY course ADD CONSTRAINT course_category_category_id_fk FOREIGN KEY (category) REFERENCES category(id);
ALTER TABLE ONLY course ADD CONSTRAINT course_level_course_level_id_fk FOREIGN KEY (level) REFERENCES course_level(id);
ALTER TABLE ONLY document ADD CONSTRAINT document_account_student_account_id_fk FOREIGN KEY (account) REFERENCES student_account(id) ON DELETE CASCADE;
ALTER TABLE ONLY document ADD CONSTRAINT document_child_child_id_fk FOREIGN KEY (child) REFERENCES child(id) ON DELETE CASCADE;
ALTER TABLE ONLY email_code ADD CONSTRAINT email_code_student_student_account_id_fk FOREIGN KEY (student) REFERENCES student_account(id) ON DELETE CASCADE;
ALTER TABLE ONLY enquiry ADD CONSTRAINT enquiry_account_student_account_id_fk FOREIGN KEY (account) REFERENCES student_account(id) ON DELETE SET NULL;
ALTER TABLE ONLY enquiry ADD CONSTRAINT enquiry_assignee_admin_account_id_fk FOREIGN KEY (assignee) REFERENCES admin_account(id) ON DELETE SET NULL;
ALTER TABLE ONLY enquiry_message ADD CONSTRAINT enquiry_message_enquiry_enquiry_id_fk FOREIGN KEY (enquiry) REFERENCES enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY enquiry_note ADD CONSTRAINT enquiry_note_enquiry_enquiry_id_fk FOREIGN KEY (enquiry) REFERENCES enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY enquiry_opening ADD CONSTRAINT enquiry_opening_account_admin_account_id_fk FOREIGN KEY (account) REFERENCES admin_account(id) ON DELETE CASCADE;
ALTER TABLE ONLY enquiry_opening ADD CONSTRAINT enquiry_opening_enquiry_enquiry_id_fk FOREIGN KEY (enquiry) REFERENCES enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY exam ADD CONSTRAINT exam_exam_level_exam_level_id_fk FOREIGN KEY (exam_level) REFERENCES exam_level(id);
ALTER TABLE ONLY faq ADD CONSTRAINT faq_college_college_id_fk FOREIGN KEY (college) REFERENCES college(id) ON DELETE CASCADE;
ALTER TABLE ONLY faq ADD CONSTRAINT faq_school_school_id_fk FOREIGN KEY (school) REFERENCES school(id) ON DELETE CASCADE;
ALTER TABLE ONLY institute_media ADD CONSTRAINT institute_media_college_college_id_fk FOREIGN KEY (college) REFERENCES college(id) ON DELETE CASCADE;
ALTER TABLE ONLY institute_media ADD CONSTRAINT institute_media_school_school_id_fk FOREIGN KEY (school) REFERENCES school(id) ON DELETE CASCADE;
ALTER TABLE ONLY institute_proposal ADD CONSTRAINT institute_proposal_account_buyer_account_id_fk FOREIGN KEY (account) REFERENCES buyer_account(id) ON DELETE SET NULL;
ALTER TABLE ONLY location ADD CONSTRAINT location_city_city_id_fk FOREIGN KEY (city) REFERENCES city(id);
ALTER TABLE ONLY mass_mail_person ADD CONSTRAINT mass_mail_person_enquiry_enquiry_id_fk FOREIGN KEY (enquiry) REFERENCES enquiry(id) ON DELETE CASCADE;
ALTER TABLE ONLY mass_mail_person ADD CONSTRAINT mass_mail_person_mail_mass_mail_id_fk FOREIGN KEY (mail) REFERENCES mass_mail(id) ON DELETE CASCADE;
ALTER TABLE ONLY partner_application ADD CONSTRAINT partner_application_buyer_buyer_account_id_fk FOREIGN KEY (buyer) REFERENCES buyer_account(id) ON DELETE SET NULL;
ALTER TABLE ONLY payment ADD CONSTRAINT payment_account_student_account_id_fk FOREIGN KEY (account) REFERENCES student_account(id);
ALTER TABLE ONLY payment ADD CONSTRAINT payment_application_application_id_fk FOREIGN KEY (application) REFERENCES application(id);
ALTER TABLE ONLY payment_event ADD CONSTRAINT payment_event_payment_payment_id_fk FOREIGN KEY (payment) REFERENCES payment(id) ON DELETE CASCADE;
ALTER TABLE ONLY payment_event ADD CONSTRAINT payment_event_refund_refund_id_fk FOREIGN KEY (refund) REFERENCES refund(id);
ALTER TABLE ONLY received_money ADD CONSTRAINT received_money_payment_payment_id_fk FOREIGN KEY (payment) REFERENCES payment(id);
ALTER TABLE ONLY refund ADD CONSTRAINT refund_gateway_payment_received_money_gateway_payment_fk FOREIGN KEY (gateway_payment) REFERENCES received_money(gateway_payment);
ALTER TABLE ONLY refund ADD CONSTRAINT refund_payment_payment_id_fk FOREIGN KEY (payment) REFERENCES payment(id);
ALTER TABLE ONLY review ADD CONSTRAINT review_account_student_account_id_fk FOREIGN KEY (account) REFERENCES student_account(id) ON DELETE CASCADE;
ALTER TABLE ONLY review_event ADD CONSTRAINT review_event_review_review_id_fk FOREIGN KEY (review) REFERENCES review(id) ON DELETE CASCADE;
ALTER TABLE ONLY school ADD CONSTRAINT school_city_city_id_fk FOREIGN KEY (city) REFERENCES city(id);
ALTER TABLE ONLY school ADD CONSTRAINT school_country_country_id_fk FOREIGN KEY (country) REFERENCES country(id);
ALTER TABLE ONLY school_fee ADD CONSTRAINT school_fee_school_school_id_fk FOREIGN KEY (school) REFERENCES school(id) ON DELETE CASCADE;
ALTER TABLE ONLY school ADD CONSTRAINT school_location_location_id_fk FOREIGN KEY (location) REFERENCES location(id);
ALTER TABLE ONLY school ADD CONSTRAINT school_school_type_school_type_id_fk FOREIGN KEY (school_type) REFERENCES school_type(id);
ALTER TABLE ONLY school ADD CONSTRAINT school_state_state_id_fk FOREIGN KEY (state) REFERENCES state(id);
ALTER TABLE ONLY search_synonym ADD CONSTRAINT search_synonym_board_board_id_fk FOREIGN KEY (board) REFERENCES board(id);
ALTER TABLE ONLY search_synonym ADD CONSTRAINT search_synonym_career_career_id_fk FOREIGN KEY (career) REFERENCES career(id);
ALTER TABLE ONLY search_synonym ADD CONSTRAINT search_synonym_category_category_id_fk FOREIGN KEY (category) REFERENCES category(id);
ALTER TABLE ONLY search_synonym ADD CONSTRAINT search_synonym_city_city_id_fk FOREIGN KEY (city) REFERENCES city(id);
ALTER TABLE ONLY search_synonym ADD CONSTRAINT search_synonym_course_course_id_fk FOREIGN KEY (course) REFERENCES course(id);
ALTER TABLE ONLY search_synonym ADD CONSTRAINT search_synonym_exam_exam_id_fk FOREIGN KEY (exam) REFERENCES exam(id);
ALTER TABLE ONLY search_synonym ADD CONSTRAINT search_synonym_facility_school_facility_id_fk FOREIGN KEY (facility) REFERENCES school_facility(id);
ALTER TABLE ONLY search_synonym ADD CONSTRAINT search_synonym_medium_medium_id_fk FOREIGN KEY (medium) REFERENCES medium(id);
ALTER TABLE ONLY search_synonym ADD CONSTRAINT search_synonym_school_type_school_type_id_fk FOREIGN KEY (school_type) REFERENCES school_type(id);
ALTER TABLE ONLY search_synonym ADD CONSTRAINT search_synonym_state_state_id_fk FOREIGN KEY (state) REFERENCES state(id);
ALTER TABLE ONLY shortlist ADD CONSTRAINT shortlist_account_student_account_id_fk FOREIGN KEY (account) REFERENCES student_account(id) ON DELETE CASCADE;
ALTER TABLE ONLY shortlist ADD CONSTRAINT shortlist_child_child_id_fk FOREIGN KEY (child) REFERENCES child(id) ON DELETE CASCADE;
ALTER TABLE ONLY shortlist ADD CONSTRAINT shortlist_course_course_id_fk FOREIGN KEY (course) REFERENCES course(id);
ALTER TABLE ONLY specialization ADD CONSTRAINT specialization_course_course_id_fk FOREIGN KEY (course) REFERENCES course(id);
ALTER TABLE ONLY state ADD CONSTRAINT state_country_country_id_fk FOREIGN KEY (country) REFERENCES country(id);
ALTER TABLE ONLY student_profile ADD CONSTRAINT student_profile_account_student_account_id_fk FOREIGN KEY (account) REFERENCES student_account(id) ON DELETE CASCADE;
ALTER TABLE ONLY third_party_course ADD CONSTRAINT third_party_course_college_college_id_fk FOREIGN KEY (college) REFERENCES college(id) ON DELETE CASCADE;
ALTER TABLE ONLY third_party_service ADD CONSTRAINT third_party_service_college_college_id_fk FOREIGN KEY (college) REFERENCES college(id) ON DELETE CASCADE;
--> statement-breakpoint
-- Cities with an older and a newer name.
INSERT INTO search_alias VALUES
  ('bengaluru', 'bangalore'),
  ('bangalore', 'bengaluru'),
  ('mumbai', 'bombay'),
  ('bombay', 'mumbai'),
  ('kolkata', 'calcutta'),
  ('calcutta', 'kolkata'),
  ('chennai', 'madras'),
  ('madras', 'chennai'),
  ('gurugram', 'gurgaon'),
  ('gurgaon', 'gurugram'),
  ('pune', 'poona'),
  ('poona', 'pune'),
  ('thiruvananthapuram', 'trivandrum'),
  ('trivandrum', 'thiruvananthapuram'),
  ('kochi', 'cochin'),
  ('cochin', 'kochi'),
  ('prayagraj', 'allahabad'),
  ('allahabad', 'prayagraj'),
  ('varanasi', 'banaras'),
  ('varanasi', 'benares'),
  ('varanasi', 'kashi'),
  ('banaras', 'varanasi'),
  ('banaras', 'benares'),
  ('banaras', 'kashi'),
  ('benares', 'varanasi'),
  ('benares', 'banaras'),
  ('benares', 'kashi'),
  ('kashi', 'varanasi'),
  ('kashi', 'banaras'),
  ('kashi', 'benares'),
  ('mysuru', 'mysore'),
  ('mysore', 'mysuru'),
  ('mangaluru', 'mangalore'),
  ('mangalore', 'mangaluru'),
  ('vadodara', 'baroda'),
  ('baroda', 'vadodara'),
  ('puducherry', 'pondicherry'),
  ('pondicherry', 'puducherry'),
  ('visakhapatnam', 'vizag'),
  ('visakhapatnam', 'vishakhapatnam'),
  ('vizag', 'visakhapatnam'),
  ('vizag', 'vishakhapatnam'),
  ('vishakhapatnam', 'visakhapatnam'),
  ('vishakhapatnam', 'vizag'),
  ('shimla', 'simla'),
  ('simla', 'shimla'),
  ('odisha', 'orissa'),
  ('orissa', 'odisha'),
  ('belagavi', 'belgaum'),
  ('belgaum', 'belagavi'),
  ('hubballi', 'hubli'),
  ('hubli', 'hubballi'),
  ('kalaburagi', 'gulbarga'),
  ('gulbarga', 'kalaburagi'),
  ('ballari', 'bellary'),
  ('bellary', 'ballari'),
  ('kozhikode', 'calicut'),
  ('calicut', 'kozhikode'),
  ('kollam', 'quilon'),
  ('quilon', 'kollam'),
  ('thrissur', 'trichur'),
  ('trichur', 'thrissur'),
  ('alappuzha', 'alleppey'),
  ('alleppey', 'alappuzha'),
  ('palakkad', 'palghat'),
  ('palghat', 'palakkad'),
  ('tiruchirappalli', 'trichy'),
  ('tiruchirappalli', 'tiruchi'),
  ('trichy', 'tiruchirappalli'),
  ('trichy', 'tiruchi'),
  ('tiruchi', 'tiruchirappalli'),
  ('tiruchi', 'trichy'),
  ('thanjavur', 'tanjore'),
  ('tanjore', 'thanjavur'),
  ('tirunelveli', 'nellai'),
  ('nellai', 'tirunelveli'),
  ('thoothukudi', 'tuticorin'),
  ('tuticorin', 'thoothukudi'),
  ('shivamogga', 'shimoga'),
  ('shimoga', 'shivamogga'),
  ('tumakuru', 'tumkur'),
  ('tumkur', 'tumakuru'),
  ('vijayapura', 'bijapur'),
  ('bijapur', 'vijayapura'),
  ('kanpur', 'cawnpore'),
  ('cawnpore', 'kanpur'),
  ('panaji', 'panjim'),
  ('panjim', 'panaji'),
  ('guwahati', 'gauhati'),
  ('gauhati', 'guwahati'),
  ('rajamahendravaram', 'rajahmundry'),
  ('rajahmundry', 'rajamahendravaram'),
  ('jabalpur', 'jubbulpore'),
  ('jubbulpore', 'jabalpur'),
  ('nashik', 'nasik'),
  ('nasik', 'nashik'),
  ('mathura', 'muttra'),
  ('muttra', 'mathura'),
  ('ayodhya', 'faizabad'),
  ('faizabad', 'ayodhya'),
  ('chhatrapati', 'aurangabad'),
  ('aurangabad', 'chhatrapati'),
  ('dharashiv', 'osmanabad'),
  ('osmanabad', 'dharashiv'),
  ('narmadapuram', 'hoshangabad'),
  ('hoshangabad', 'narmadapuram'),
  ('leh', 'ladakh'),
  ('ladakh', 'leh'),
  ('kendriya vidyalaya', 'kv'),
  ('kv', 'kendriya vidyalaya'),
  ('delhi public school', 'dps'),
  ('dps', 'delhi public school'),
  ('jawahar navodaya vidyalaya', 'jnv'),
  ('jnv', 'jawahar navodaya vidyalaya'),
  ('army public school', 'aps'),
  ('dayanand anglo vedic', 'dav'),
  ('ryan international', 'ris'),
  ('national public school', 'nps'),
  ('sarvodaya', 'skv sbv'),
  ('saint', 'st'),
  ('st', 'saint'),
  ('saraswati shishu mandir', 'ssm'),
  ('saraswati vidya mandir', 'svm'),
  ('indian institute of technology', 'iit'),
  ('national institute of technology', 'nit'),
  ('indian institute of information technology', 'iiit'),
  ('indian institute of management', 'iim'),
  ('all india institute of medical sciences', 'aiims'),
  ('indian institute of science education and research', 'iiser'),
  ('national law university', 'nlu'),
  ('national institute of fashion technology', 'nift'),
  ('national institute of design', 'nid'),
  ('indian statistical institute', 'isi'),
  ('indian institute of science', 'iisc'),
  ('birla institute of technology and science', 'bits'),
  ('vellore institute of technology', 'vit'),
  ('government', 'govt'),
  ('govt', 'government'),
  ('senior secondary', 'sr sec'),
  ('higher secondary', 'hr sec'),
  ('schools', 'school'),
  ('colleges', 'college'),
  ('universities', 'university'),
  ('exams', 'exam'),
  ('courses', 'course'),
  ('engg', 'engineering'),
  ('intl', 'international'),
  ('univ', 'university'),
  ('inst', 'institute'),
  ('tech', 'technology'),
  ('lucknow', 'lakhnau'),
  ('delhi', 'dilli'),
  ('दिल्ली', 'delhi'),
  ('लखनऊ', 'lucknow'),
  ('पब्लिक', 'public'),
  ('स्कूल', 'school'),
  ('स्कूल्स', 'school'),
  ('कॉलेज', 'college'),
  ('कालेज', 'college'),
  ('महाविद्यालय', 'mahavidyalaya'),
  ('विश्वविद्यालय', 'vishwavidyalaya'),
  ('यूनिवर्सिटी', 'university'),
  ('इंटरनेशनल', 'international'),
  ('नेशनल', 'national'),
  ('सेंट', 'st'),
  ('सेण्ट', 'st'),
  ('संत', 'sant'),
  ('मैरी', 'mary'),
  ('मेरी', 'mary'),
  ('मैरीज', 'marys'),
  ('जेवियर', 'xavier'),
  ('ज़ेवियर', 'xavier'),
  ('जेवियर्स', 'xaviers'),
  ('ज़ेवियर्स', 'xaviers'),
  ('जोसेफ', 'joseph'),
  ('जोसफ', 'joseph'),
  ('जॉन', 'john'),
  ('जॉन्स', 'johns'),
  ('थॉमस', 'thomas'),
  ('पॉल', 'paul'),
  ('पॉल्स', 'pauls'),
  ('कॉन्वेंट', 'convent'),
  ('कान्वेंट', 'convent'),
  ('इंग्लिश', 'english'),
  ('मीडियम', 'medium'),
  ('सेंट्रल', 'central'),
  ('अकादमी', 'academy'),
  ('एकेडमी', 'academy'),
  ('अकैडमी', 'academy'),
  ('मॉडर्न', 'modern'),
  ('मॉडल', 'model'),
  ('हाई', 'high'),
  ('हायर', 'higher'),
  ('सेकेंडरी', 'secondary'),
  ('सेकंडरी', 'secondary'),
  ('सीनियर', 'senior'),
  ('गर्ल्स', 'girls'),
  ('बॉयज', 'boys'),
  ('आर्मी', 'army'),
  ('एयर', 'air'),
  ('फोर्स', 'force'),
  ('मेडिकल', 'medical'),
  ('इंजीनियरिंग', 'engineering'),
  ('टेक्नोलॉजी', 'technology'),
  ('इंस्टीट्यूट', 'institute'),
  ('इंस्टिट्यूट', 'institute'),
  ('मैनेजमेंट', 'management'),
  ('साइंस', 'science'),
  ('आर्ट्स', 'arts'),
  ('कॉमर्स', 'commerce'),
  ('लॉ', 'law'),
  ('फार्मेसी', 'pharmacy'),
  ('नर्सिंग', 'nursing'),
  ('डेंटल', 'dental'),
  ('ग्लोबल', 'global'),
  ('वर्ल्ड', 'world'),
  ('वैली', 'valley'),
  ('हेरिटेज', 'heritage'),
  ('केवी', 'kv'),
  ('डीपीएस', 'dps'),
  ('डीएवी', 'dav'),
  ('आईआईटी', 'iit'),
  ('एनआईटी', 'nit'),
  ('आईआईएम', 'iim'),
  ('एम्स', 'aiims'),
  ('नीट', 'neet'),
  ('जेईई', 'jee'),
  ('मेन', 'main'),
  ('मेंस', 'main'),
  ('एडवांस्ड', 'advanced'),
  ('कैट', 'cat'),
  ('गेट', 'gate'),
  ('क्लैट', 'clat'),
  ('यूजी', 'ug'),
  ('पीजी', 'pg'),
  ('एमबीए', 'mba'),
  ('बीटेक', 'btech'),
  ('एमबीबीएस', 'mbbs'),
  ('बीए', 'ba'),
  ('बीएससी', 'bsc'),
  ('बीकॉम', 'bcom'),
  ('बीएड', 'bed'),
  ('नंबर', 'no'),
  ('नम्बर', 'no'),
  ('क्रमांक', 'no'),
  ('प्रौद्योगिकी', 'technology'),
  ('भारतीय', 'indian'),
  ('संस्थान', 'institute'),
  ('प्रबंधन', 'management');
