DROP INDEX "mass_mail_person_waiting";--> statement-breakpoint
ALTER TABLE "mass_mail_person" ALTER COLUMN "address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mass_mail" ADD COLUMN "absent" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mass_mail_person" ADD COLUMN "left_out" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "next_ask_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mass_mail_person_waiting" ON "mass_mail_person" USING btree ("mail","id") WHERE posted_at is null and left_out is null;