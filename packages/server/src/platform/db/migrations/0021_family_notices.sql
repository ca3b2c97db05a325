CREATE TABLE "family_notice_setting" (
	"account" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer
);
--> statement-breakpoint
ALTER TABLE "family_notice_setting" ADD CONSTRAINT "family_notice_setting_account_student_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."student_account"("id") ON DELETE cascade ON UPDATE no action;