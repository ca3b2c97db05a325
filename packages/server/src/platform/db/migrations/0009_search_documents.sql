-- What the public may find, as it is said: one row a document.
CREATE VIEW search_source AS
  SELECT 'school' AS kind, s.id AS ref_id, s.name, s.url, s.name_local AS aliases, s.city, s.state, s.location,
    NULL AS what, NULL AS hint, s.popularity
  FROM school s WHERE s.status = 'published'
UNION ALL
  SELECT 'college', c.id, c.name, c.url, concat_ws(' ', c.short_name, c.name_local), c.city, c.state, c.location,
    NULL, NULL, c.popularity
  FROM college c WHERE c.status = 'published'
UNION ALL
  SELECT 'exam', e.id, e.name, e.url, e.full_name, NULL, NULL, NULL,
    e.full_name, concat_ws(' ', e.body, e.stream), 60
  FROM exam e WHERE e.status = 'published'
UNION ALL
  SELECT 'course', c.id, c.name, c.url, c.short_name, NULL, NULL, NULL,
    l.name || ', ' || g.name, NULL, 55
  FROM course c JOIN category g ON g.id = c.category JOIN course_level l ON l.id = c.level;
--> statement-breakpoint
-- The other words for what a text says: old names, short names of chains.
CREATE FUNCTION search_other_words(norm text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(a.also, ' '), '') FROM search_alias a WHERE strpos(' ' || norm || ' ', ' ' || a.phrase || ' ') > 0
$$;
--> statement-breakpoint
-- The words of normal texts that say something, as a tsvector: A for the name, B for the place.
CREATE FUNCTION search_vector(kind text, named text, placed text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (string_agg(format('%L:%s%s', word, least(position, 16000), weight), ' ') || ' ''~' || kind || '''')::tsvector
  FROM (
    SELECT word, position, 'A' AS weight FROM unnest(string_to_array(named, ' ')) WITH ORDINALITY AS a (word, position)
    UNION ALL
    SELECT word, position + 200, 'B' FROM unnest(string_to_array(placed, ' ')) WITH ORDINALITY AS b (word, position)
  ) AS words
  WHERE word <> '' AND word <> ALL ('{the,of,and,for,no,at,in,near}')
$$;
--> statement-breakpoint
-- Remembers words that were never seen, with their slips. In order, so that two writers of the same words never deadlock.
CREATE FUNCTION search_learn(words text[]) RETURNS void LANGUAGE sql AS $$
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
$$;
--> statement-breakpoint
-- Brings the documents of these records up to date: writes what changed, removes what is no longer public.
CREATE FUNCTION search_refresh(of_kind text, of_ids int[]) RETURNS void LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- Documents follow their records in the same transaction, whoever writes them: an editor, the seed, an import.
CREATE FUNCTION search_follow() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- A renamed place or kind of course reaches the documents that speak of it.
CREATE FUNCTION search_follow_name() RETURNS trigger LANGUAGE plpgsql AS $$
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
  END CASE;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_added AFTER INSERT ON school REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE ON school REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_removed AFTER DELETE ON school REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_added AFTER INSERT ON college REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE ON college REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_removed AFTER DELETE ON college REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_added AFTER INSERT ON exam REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE ON exam REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_removed AFTER DELETE ON exam REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_added AFTER INSERT ON course REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE ON course REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_removed AFTER DELETE ON course REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_renamed AFTER UPDATE ON state REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow_name();
--> statement-breakpoint
CREATE TRIGGER search_renamed AFTER UPDATE ON city REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow_name();
--> statement-breakpoint
CREATE TRIGGER search_renamed AFTER UPDATE ON location REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow_name();
--> statement-breakpoint
CREATE TRIGGER search_renamed AFTER UPDATE ON category REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow_name();
--> statement-breakpoint
CREATE TRIGGER search_renamed AFTER UPDATE ON course_level REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow_name();
--> statement-breakpoint
-- Counts the documents of every word anew, and forgets words that none has.
CREATE FUNCTION search_count_words() RETURNS void LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- Chooses the heads: the best overall, of each city, of each common word of a name and of each pair of them side by side.
CREATE FUNCTION search_choose_heads(common int, best int) RETURNS void LANGUAGE sql AS $$
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
--> statement-breakpoint
-- What one, two or three letters lead to: the ten best whose names have such a word, of all kinds and of each large one.
CREATE FUNCTION search_fill_tops() RETURNS void LANGUAGE sql AS $$
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
--> statement-breakpoint
SELECT search_refresh(kind, array_agg(ref_id)) FROM search_source GROUP BY kind;
