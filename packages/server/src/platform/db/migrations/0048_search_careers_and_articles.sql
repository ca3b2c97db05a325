CREATE OR REPLACE VIEW search_source AS
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
  FROM course c JOIN category g ON g.id = c.category JOIN course_level l ON l.id = c.level
UNION ALL
  SELECT 'career', c.id, c.title, c.url, NULL, NULL, NULL, NULL,
    g.name, NULL, 50
  FROM career c JOIN career_category g ON g.id = c.category WHERE c.status = 'published'
UNION ALL
  SELECT 'article', a.id, a.title, a.url, NULL, NULL, NULL, NULL,
    g.name, array_to_string(a.tags, ' '), 40
  FROM article a JOIN article_category g ON g.id = a.category WHERE a.status = 'published';
--> statement-breakpoint
-- A renamed place, kind of course or category reaches the documents that speak of it.
CREATE OR REPLACE FUNCTION search_follow_name() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER search_added AFTER INSERT ON career REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE ON career REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_removed AFTER DELETE ON career REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_added AFTER INSERT ON article REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_changed AFTER UPDATE ON article REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_removed AFTER DELETE ON article REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER search_renamed AFTER UPDATE ON career_category REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow_name();
--> statement-breakpoint
CREATE TRIGGER search_renamed AFTER UPDATE ON article_category REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION search_follow_name();
--> statement-breakpoint
SELECT search_refresh(kind, array_agg(ref_id)) FROM search_source WHERE kind IN ('career', 'article') GROUP BY kind;
