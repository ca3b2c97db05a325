ALTER TABLE "enquiry" ADD COLUMN "reply_within_hours" integer DEFAULT 48 NOT NULL;--> statement-breakpoint
DROP FUNCTION enquiry_reply_by(integer, text, timestamp with time zone);
--> statement-breakpoint
-- A grievance is resolved by a reply in writing, not by a call.
CREATE FUNCTION enquiry_reply_by(enquiry enquiry) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
  SELECT CASE
    WHEN "enquiry"."status" NOT IN ('new', 'assigned', 'contacted') THEN NULL
    WHEN answered.at IS NULL THEN "enquiry"."created_at"
    ELSE (SELECT min(m.created_at) FROM enquiry_message m WHERE m.enquiry = "enquiry"."id" AND m.created_at > answered.at)
  END + make_interval(hours => "enquiry"."reply_within_hours")
  FROM (
    SELECT max(n.created_at) AS at FROM enquiry_note n
    WHERE n.enquiry = "enquiry"."id" AND (n.kind = 'reply' OR (n.outcome = 'spoke' AND "enquiry"."kind" <> 'grievance'))
  ) answered
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION enquiry_follow_thread() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE enquiry e SET reply_by = enquiry_reply_by(e)
  WHERE e.id = coalesce(NEW.enquiry, OLD.enquiry) AND e.reply_by IS DISTINCT FROM enquiry_reply_by(e);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION enquiry_set_reply_by() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.reply_by := enquiry_reply_by(NEW);
  RETURN NEW;
END
$$;
--> statement-breakpoint
DROP TRIGGER enquiry_set_reply_by ON enquiry;
--> statement-breakpoint
CREATE TRIGGER enquiry_set_reply_by BEFORE INSERT OR UPDATE OF status, created_at, reply_within_hours ON enquiry FOR EACH ROW EXECUTE FUNCTION enquiry_set_reply_by();
