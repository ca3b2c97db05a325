ALTER TABLE "temporary_password" ADD COLUMN "by_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "student_account" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;