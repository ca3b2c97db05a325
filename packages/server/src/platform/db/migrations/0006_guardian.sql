CREATE TABLE "guardian_request" (
	"account" integer PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"name" text,
	"mobile" text,
	"otp_id" text,
	"sent_at" timestamp with time zone,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "guardian_request_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "account_consent" ADD COLUMN "purpose" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "guardian_request" ADD CONSTRAINT "guardian_request_account_student_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."student_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "account_consent" SET "purpose" = 'guardian' WHERE "by" = 'guardian';
