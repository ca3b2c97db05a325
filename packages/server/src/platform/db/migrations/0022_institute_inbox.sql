CREATE TABLE "institute_enquiry_opening" (
	"enquiry" integer NOT NULL,
	"account" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "institute_enquiry_opening_enquiry_account_pk" PRIMARY KEY("enquiry","account")
);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "institute_assignee" integer;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "institute_follow_up_on" date;--> statement-breakpoint
ALTER TABLE "institute_enquiry_opening" ADD CONSTRAINT "institute_enquiry_opening_enquiry_enquiry_id_fk" FOREIGN KEY ("enquiry") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute_enquiry_opening" ADD CONSTRAINT "institute_enquiry_opening_account_buyer_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."buyer_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_institute_assignee_buyer_account_id_fk" FOREIGN KEY ("institute_assignee") REFERENCES "public"."buyer_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_institute_assignee" ON "enquiry" USING btree ("institute_assignee","id" DESC NULLS FIRST) WHERE institute_assignee is not null;