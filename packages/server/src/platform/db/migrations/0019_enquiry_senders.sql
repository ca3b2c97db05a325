ALTER TABLE "contact_read" DROP CONSTRAINT "contact_read_enquiry_enquiry_id_fk";
--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "sender" text DEFAULT 'visitor' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "account" integer;--> statement-breakpoint
ALTER TABLE "enquiry_message" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "enquiry_message" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "enquiry_message" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "enquiry_message" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "enquiry_message" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "enquiry_message" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "enquiry_message" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "enquiry_message" ADD COLUMN "language" text;--> statement-breakpoint
-- Anybody who wrote a number down could be tied to what another had sent: only what bears the account's own address is the account's.
UPDATE "enquiry" e SET "sender" = 'account', "account" = a."id" FROM "student_enquiry" s JOIN "student_account" a ON a."id" = s."account"
	WHERE s."enquiry" = e."id" AND lower(e."email") IS NOT DISTINCT FROM lower(a."email");--> statement-breakpoint
UPDATE "enquiry" SET "sender" = 'desk' WHERE "kind" = 'student' AND "sender" = 'visitor';--> statement-breakpoint
DROP TABLE "student_enquiry" CASCADE;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_account_student_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."student_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_account" ON "enquiry" USING btree ("account","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_message_reference" ON "enquiry_message" USING btree ("reference");