CREATE OR REPLACE FUNCTION listing_school_values(school school) RETURNS TABLE (facet text, value text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_school_counted() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'status, state, city, location, boards, ownership, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities, rating'
$$;
--> statement-breakpoint
SELECT listing_recount();
--> statement-breakpoint
UPDATE application SET sent = jsonb_set(sent, '{form,choices}', (
  SELECT coalesce(jsonb_agg(choice - 'priority' ORDER BY (choice ->> 'priority')::int), '[]')
  FROM jsonb_array_elements(sent -> 'form' -> 'choices') AS choice
)) WHERE jsonb_typeof(sent -> 'form' -> 'choices') = 'array';
