CREATE TABLE "email_code" (
	"student" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_code" ADD CONSTRAINT "email_code_student_student_account_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student_account"("id") ON DELETE cascade ON UPDATE no action;