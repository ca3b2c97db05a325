ALTER TABLE "application_move" ADD COLUMN "waitlist_number" integer;--> statement-breakpoint
ALTER TABLE "application_move" ADD COLUMN "reply_by" date;