-- The smallest bound that a figure does not exceed; null beyond the last, or where the figure is not known.
CREATE FUNCTION listing_band(figure int, bounds int[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT min(bound)::text FROM unnest(bounds) AS bound WHERE bound >= figure
$$;
--> statement-breakpoint
-- The tallies that a school adds to: each of its scopes times each of its values.
CREATE FUNCTION listing_school_scopes(state int, city int, boards int[], type int, gender text)
RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  VALUES (''), ('state:' || state), ('city:' || city)
  UNION ALL SELECT 'type:' || type WHERE type IS NOT NULL
  UNION ALL SELECT 'gender:' || gender WHERE gender IS NOT NULL
  UNION ALL SELECT 'board:' || b FROM unnest(boards) b
  UNION ALL SELECT 'state:' || state || ' board:' || b FROM unnest(boards) b
$$;
--> statement-breakpoint
CREATE FUNCTION listing_school_values(
  state int, city int, location int, boards int[], type int, gender text, class_from int, class_to int, mediums int[], facilities int[], fee int
) RETURNS TABLE (facet text, value text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT * FROM (VALUES
    ('total', ''), ('state', state::text), ('city', city::text), ('location', location::text), ('type', type::text), ('gender', gender),
    ('classLevel', coalesce(class_from, 1) || ':' || class_to), ('feeMax', listing_band(fee, '{25000,50000,100000,200000,500000}'))
  ) AS one (facet, value) WHERE value IS NOT NULL
  UNION ALL SELECT 'board', b::text FROM unnest(boards) b
  UNION ALL SELECT 'medium', m::text FROM unnest(mediums) m
  UNION ALL SELECT 'facility', f::text FROM unnest(facilities) f
$$;
--> statement-breakpoint
-- The same for a college.
CREATE FUNCTION listing_college_scopes(state int, city int, categories int[], type int, ownership text)
RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  VALUES (''), ('state:' || state), ('city:' || city)
  UNION ALL SELECT 'type:' || type WHERE type IS NOT NULL
  UNION ALL SELECT 'ownership:' || ownership WHERE ownership IS NOT NULL
  UNION ALL SELECT 'category:' || c FROM unnest(categories) c
  UNION ALL SELECT 'state:' || state || ' category:' || c FROM unnest(categories) c
$$;
--> statement-breakpoint
CREATE FUNCTION listing_college_values(
  state int, city int, type int, ownership text, categories int[], courses int[], specializations int[], levels int[], deliveries int[],
  exams int[], naac text, rank int, fee int
) RETURNS TABLE (facet text, value text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT * FROM (VALUES
    ('total', ''), ('state', state::text), ('city', city::text), ('type', type::text), ('ownership', ownership), ('naac', naac),
    ('nirfMax', listing_band(rank, '{10,25,50,100,200}')), ('feeMax', listing_band(fee, '{50000,100000,200000,500000,1000000}'))
  ) AS one (facet, value) WHERE value IS NOT NULL
  UNION ALL SELECT 'category', c::text FROM unnest(categories) c
  UNION ALL SELECT 'course', c::text FROM unnest(courses) c
  UNION ALL SELECT 'specialization', s::text FROM unnest(specializations) s
  UNION ALL SELECT 'level', l::text FROM unnest(levels) l
  UNION ALL SELECT 'delivery', d::text FROM unnest(deliveries) d
  UNION ALL SELECT 'exam', e::text FROM unnest(exams) e
$$;
--> statement-breakpoint
-- Tallies follow their institutes in the same transaction. Only what changes the counts is written.
CREATE FUNCTION listing_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted text := CASE TG_TABLE_NAME
    WHEN 'school' THEN 'status, state, city, location, boards, school_type, gender, class_from, class_to, mediums, facilities, fee_min'
    ELSE 'status, state, city, ownership, college_type, categories, courses, specializations, levels, deliveries, exams, naac_grade, nirf_best, fee_min'
  END;
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS n, * FROM fresh'
    WHEN 'DELETE' THEN 'SELECT -1 AS n, * FROM stale'
    ELSE format('SELECT 1 AS n, f.* FROM fresh f JOIN (SELECT id, row(%1$s) AS was FROM stale) s USING (id) WHERE row(%1$s) IS DISTINCT FROM s.was
      UNION ALL SELECT -1, s.* FROM stale s JOIN (SELECT id, row(%1$s) AS is FROM fresh) f USING (id) WHERE row(%1$s) IS DISTINCT FROM f.is', counted)
  END;
BEGIN
  IF TG_TABLE_NAME = 'school' THEN
    EXECUTE format($q$
      INSERT INTO listing_tally (kind, scope, facet, value, n)
      SELECT 'school', scope, v.facet, v.value, sum(n) FROM (%s) AS c,
        listing_school_scopes(c.state, c.city, c.boards, c.school_type, c.gender) AS scope,
        listing_school_values(c.state, c.city, c.location, c.boards, c.school_type, c.gender, c.class_from, c.class_to,
          c.mediums, c.facilities, c.fee_min) AS v
      WHERE c.status = 'published' GROUP BY scope, v.facet, v.value HAVING sum(n) <> 0 $q$, changed);
  ELSE
    EXECUTE format($q$
      INSERT INTO listing_tally (kind, scope, facet, value, n)
      SELECT 'college', scope, v.facet, v.value, sum(n) FROM (%s) AS c,
        listing_college_scopes(c.state, c.city, c.categories, c.college_type, c.ownership) AS scope,
        listing_college_values(c.state, c.city, c.college_type, c.ownership, c.categories, c.courses, c.specializations, c.levels,
          c.deliveries, c.exams, c.naac_grade, c.nirf_best, c.fee_min) AS v
      WHERE c.status = 'published' GROUP BY scope, v.facet, v.value HAVING sum(n) <> 0 $q$, changed);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Sums up what edits added: rows that say the same become one. What others add meanwhile stays.
CREATE FUNCTION listing_sum_tallies() RETURNS void LANGUAGE sql AS $$
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
--> statement-breakpoint
-- Counts everything anew; writers wait.
CREATE FUNCTION listing_recount() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE listing_tally IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM listing_tally;
  INSERT INTO listing_tally (kind, scope, facet, value, n)
  SELECT 'school', scope, v.facet, v.value, count(*) FROM school AS c,
    listing_school_scopes(c.state, c.city, c.boards, c.school_type, c.gender) AS scope,
    listing_school_values(c.state, c.city, c.location, c.boards, c.school_type, c.gender, c.class_from, c.class_to, c.mediums,
      c.facilities, c.fee_min) AS v
  WHERE c.status = 'published' GROUP BY scope, v.facet, v.value;
  INSERT INTO listing_tally (kind, scope, facet, value, n)
  SELECT 'college', scope, v.facet, v.value, count(*) FROM college AS c,
    listing_college_scopes(c.state, c.city, c.categories, c.college_type, c.ownership) AS scope,
    listing_college_values(c.state, c.city, c.college_type, c.ownership, c.categories, c.courses, c.specializations, c.levels,
      c.deliveries, c.exams, c.naac_grade, c.nirf_best, c.fee_min) AS v
  WHERE c.status = 'published' GROUP BY scope, v.facet, v.value;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_added AFTER INSERT ON school REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION listing_follow();
--> statement-breakpoint
CREATE TRIGGER listing_changed AFTER UPDATE ON school REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION listing_follow();
--> statement-breakpoint
CREATE TRIGGER listing_removed AFTER DELETE ON school REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION listing_follow();
--> statement-breakpoint
CREATE TRIGGER listing_added AFTER INSERT ON college REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION listing_follow();
--> statement-breakpoint
CREATE TRIGGER listing_changed AFTER UPDATE ON college REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION listing_follow();
--> statement-breakpoint
CREATE TRIGGER listing_removed AFTER DELETE ON college REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION listing_follow();
--> statement-breakpoint
SELECT listing_recount();
