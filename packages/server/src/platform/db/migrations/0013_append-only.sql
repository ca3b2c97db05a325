-- Records of reads, moves, payments, suspensions, changes and consents are added to. An erasure declares itself in its transaction by the
-- setting pravesh.erasing; what goes with the row that it belongs to is deleted by a trigger of the database's own.
CREATE FUNCTION record_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('pravesh.erasing', true) = 'on' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER contact_read_kept BEFORE UPDATE OR DELETE ON contact_read FOR EACH ROW EXECUTE FUNCTION record_kept();
--> statement-breakpoint
CREATE TRIGGER payment_event_kept BEFORE UPDATE OR DELETE ON payment_event FOR EACH ROW EXECUTE FUNCTION record_kept();
--> statement-breakpoint
CREATE TRIGGER account_suspension_kept BEFORE UPDATE OR DELETE ON account_suspension FOR EACH ROW EXECUTE FUNCTION record_kept();
--> statement-breakpoint
CREATE TRIGGER consent_entry_kept BEFORE DELETE ON consent_entry FOR EACH ROW EXECUTE FUNCTION record_kept();
--> statement-breakpoint
CREATE TRIGGER application_move_kept BEFORE DELETE ON application_move FOR EACH ROW EXECUTE FUNCTION record_kept();
--> statement-breakpoint
-- A family's latest line of corrections stands for its next one too: it gets longer and later, and nothing else of it changes.
CREATE TRIGGER application_move_unchanged BEFORE UPDATE ON application_move FOR EACH ROW
  WHEN ((OLD.by = 'family' AND OLD."from" = OLD."to" AND NEW.corrected @> OLD.corrected AND NEW.at >= OLD.at
    AND to_jsonb(NEW) - '{corrected,at}'::text[] = to_jsonb(OLD) - '{corrected,at}'::text[]) IS NOT TRUE)
  EXECUTE FUNCTION record_kept();
--> statement-breakpoint
CREATE TRIGGER enquiry_change_kept BEFORE DELETE ON enquiry_change FOR EACH ROW EXECUTE FUNCTION record_kept();
--> statement-breakpoint
-- An export is recorded before its first row leaves, and its number of rows after the last.
CREATE TRIGGER enquiry_change_unchanged BEFORE UPDATE ON enquiry_change FOR EACH ROW
  WHEN ((OLD.action = 'exported' AND OLD.details ->> 'finished' = 'false'
    AND to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details') IS NOT TRUE)
  EXECUTE FUNCTION record_kept();
--> statement-breakpoint
-- Deletes seals that are older than a year with their events; the newest seal stays. With the rights of the tables' owner, for a role that
-- may only add. Returns the number of deleted events.
CREATE FUNCTION security_log_delete_old() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH old AS (
    DELETE FROM security_seal WHERE at < now() - interval '1 year' AND id <> (SELECT max(s.id) FROM security_seal s) RETURNING events
  ), gone AS (
    DELETE FROM security_event WHERE id IN (SELECT unnest(events) FROM old) RETURNING 1
  )
  SELECT count(*) FROM gone
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION security_log_delete_old() FROM PUBLIC;
